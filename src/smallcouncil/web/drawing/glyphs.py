"""Things that the pictures of several games show. See strokes.py for the letters."""

from smallcouncil.web.drawing.strokes import dots, edged, fill, line, moved, ring, twice

WOLF = (
    fill("c", "M10 2L34 24Q50 17 66 24L90 2 95 42 80 60 68 86 50 99 32 86 20 60 5 42Z")
    + fill("f", "M18 18L30 30 21 40ZM82 18L70 30 79 40Z")
    + twice(fill("f", "M24 47L43 55 31 59Z"), line("f", 2.5, "M38 68L44 80"))
    + fill("f", "M42 78H58L53 88H47Z")
)
LION = (
    ring(14, fill("c", "M36 24L50 -2 64 24Z"))
    + dots("c", 38, (50, 50))
    + fill("b", "M28 34Q50 20 72 34L76 58 62 82H38L24 58Z")
    + dots("b", 7, (30, 29), (70, 29))
    + twice(fill("c", "M31 44L45 48 34 52Z"), line("c", 2.4, "M50 72Q44 78 38 73"))
    + fill("c", "M42 60H58L50 70Z")
    + line("c", 2.4, "M50 70V74")
)
SWORD = fill("c", "M50 -4L56 8V66H44V8Z") + fill("b", "M26 64H74V72H26ZM46 72H54V90H46Z") + dots("b", 6, (50, 94))
DAGGER = (
    fill("c", "M50 6L60 26 54 60H46L40 26Z") + fill("b", "M30 58H70V66H30ZM45 66H55V90H45Z") + dots("b", 7, (50, 93))
)
AXE = fill("b", "M46 6H54V98H46Z") + fill("c", "M54 12Q84 4 94 30 84 58 54 50ZM46 20L26 14V46L46 42Z")
SPEAR = fill("b", "M47 20H53V100H47Z") + fill("c", "M50 -4L61 18 50 34 39 18Z")
SHIELD = edged("c", "b", 4, "M8 6H92V50Q92 82 50 97 8 82 8 50Z")
HELM = (
    fill("c", "M16 96V44Q18 8 50 5 82 8 84 44V96L62 86H38Z")
    + fill("f", "M24 44H46V52H24ZM54 44H76V52H54Z")
    + fill("b", "M46 10H54V84H46Z")
    + dots("f", 2.4, (34, 64), (34, 74), (66, 64), (66, 74))
)
CROWN = fill("b", "M10 74L4 26 28 46 50 8 72 46 96 26 90 74ZM10 80H90V94H10Z") + dots(
    "a", 4.5, (28, 87), (50, 87), (72, 87)
)
COIN = (
    dots("c", 47, (50, 50))
    + dots("b", 42, (50, 50))
    + fill("c", "M50 18L58 40 82 42 63 57 70 80 50 67 30 80 37 57 18 42 42 40Z")
)
COINS = "".join(
    edged("b", "c", 3, f"M{x - 18} {y}A18 7 0 0 1 {x + 18} {y}V{y + 10}A18 7 0 0 1 {x - 18} {y + 10}Z")
    + line("c", 2, f"M{x - 18} {y}A18 7 0 0 0 {x + 18} {y}")
    for x, y in ((26, 82), (74, 82), (74, 69), (50, 84), (50, 71), (50, 58), (50, 45))
)
CHAIN = "".join(
    moved(f"translate({x} {y}) rotate({turn})", line("b" if number % 2 else "c", 6, "M-9 0A9 14 0 1 1 -9 .1"))
    for number, (x, y, turn) in enumerate(((24, 16, -30), (33, 36, -20), (45, 54, -35), (61, 66, -55), (80, 74, -70)))
)
TOWER = fill("c", "M22 98V38H16V10H30V18H42V10H58V18H70V10H84V38H78V98Z") + fill(
    "f", "M42 98V72Q50 60 58 72V98ZM34 46H42V58H34ZM58 46H66V58H58Z"
)
CASTLE = fill(
    "c", "M2 98V52H-1V36H7V42H15V36H23V52H28V30H24V6H34V14H45V6H55V14H66V6H76V30H72V52H77V36H85V42H93V36H101V52H98V98Z"
) + fill("f", "M40 98V74Q50 60 60 74V98ZM40 36H47V50H40ZM53 36H60V50H53ZM9 62H16V72H9ZM84 62H91V72H84Z")
ROCK = (
    fill("c", "M-2 98L14 60 26 66 38 22 52 34 60 12 74 46 84 40 102 98Z")
    + fill("f", "M44 98V80Q50 70 56 80V98ZM58 36H63V44H58ZM40 48H44V56H40ZM70 62H75V70H70Z")
    + line("b", 3, "M30 84L38 70 44 76")
)
TENT = (
    fill("c", "M50 8L98 96H2Z")
    + fill("b", "M50 8L62 96H38Z")
    + fill("f", "M50 44L57 96H43Z")
    + fill("a", "M49 -4H52V12H49ZM52 -3L72 3 52 9Z")
)
HOUSE = (
    fill("c", "M4 50L50 10 96 50H86V96H14V50Z")
    + fill("f", "M42 96V66H58V96ZM22 58H34V72H22ZM66 58H78V72H66Z")
    + fill("b", "M70 12H80V36L70 27Z")
)
TREE = (
    fill("b", "M46 50H54L58 98H42Z")
    + fill("a", "M50 2Q74 0 78 20 98 26 92 46 90 62 70 60 50 70 30 60 10 62 8 46 2 26 22 20 26 0 50 2Z")
    + line("c", 3, "M50 56V30M50 44L34 32M50 40L66 28")
    + dots("f", 2.4, (46, 68), (54, 68))
)
RAVEN = (
    fill("c", "M98 30L82 24Q76 10 62 14 48 18 44 36 30 46 16 50L0 74 20 70 12 86 34 76Q56 80 70 62 82 48 82 34Z")
    + fill("b", "M50 40Q46 56 22 62 40 70 56 60 64 52 62 42Z")
    + dots("f", 2.8, (69, 24))
    + line("c", 3, "M48 74L46 92M58 70L60 90")
)
SCROLL = (
    fill("b", "M20 10H84V76H20Z")
    + fill("c", "M12 6H92V16H12ZM12 72H92V82H12Z")
    + line("c", 3, "M30 28H74M30 38H74M30 48H62M30 58H70")
)
FLAME = fill("a", "M52 0Q60 20 76 34 90 50 84 72 76 97 50 98 24 97 16 72 12 52 28 38 32 50 38 52 36 24 52 0Z") + fill(
    "b", "M52 44Q58 56 66 64 72 78 64 88 58 94 50 94 38 94 34 82 34 70 42 62 46 68 48 68 46 56 52 44Z"
)
SKULL = (
    fill("c", "M50 4Q92 6 92 46 92 62 80 70V84H66V96H34V84H20V70Q8 62 8 46 8 6 50 4Z")
    + dots("f", 12, (34, 48), (66, 48))
    + fill("f", "M50 60L43 74H57Z")
    + line("f", 3, "M42 84V96M50 84V96M58 84V96")
)
EYE = (
    fill("c", "M0 50Q24 16 50 16 76 16 100 50 76 84 50 84 24 84 0 50Z")
    + fill("f", "M12 50Q30 26 50 26 70 26 88 50 70 74 50 74 30 74 12 50Z")
    + dots("b", 19, (50, 50))
    + dots("c", 9, (50, 50))
)
MASK = (
    fill("c", "M4 20Q28 28 50 20 72 28 96 20 98 66 50 97 2 66 4 20Z")
    + fill("f", "M16 38Q30 30 43 46 32 56 19 50ZM84 38Q70 30 57 46 68 56 81 50Z")
    + line("b", 3, "M34 74Q50 66 66 74")
)
BARS = (
    fill("b", "M10 8H90V96H10Z") + line("c", 7, "M22 8V96M41 8V96M60 8V96M79 8V96") + line("c", 6, "M10 30H90M10 74H90")
)
FLAKE = ring(3, line("c", 6, "M50 4V96M50 22L38 10M50 22L62 10M50 78L38 90M50 78L62 90"))
SUN = ring(12, fill("b", "M44 22L50 0 56 22Z")) + dots("b", 25, (50, 50))
HORN = (
    fill("c", "M6 20Q10 70 56 82 78 86 96 76L90 98Q50 104 26 76 4 50 6 20Z")
    + fill("b", "M2 12L16 18 14 28 0 22ZM88 72L100 70 98 100 84 98Z")
    + line("b", 3, "M22 62L32 54M46 86L50 74")
)
CUP = (
    fill("b", "M22 8H78Q80 46 56 56V80H72V94H28V80H44V56Q20 46 22 8Z")
    + fill("a", "M28 16H72L70 24H30Z")
    + line("c", 2.5, "M26 34Q50 44 74 34")
)
CHEST = (
    fill("b", "M8 44H92V94H8Z")
    + fill("c", "M8 40Q8 14 32 14H68Q92 14 92 40Z")
    + fill("c", "M42 36H58V58H42ZM8 90H92V97H8Z")
    + dots("f", 4, (50, 46))
)
BANNER = fill("c", "M14 0H22V100H14Z") + fill("a", "M24 6H94L78 32 94 58H24Z") + line("b", 3, "M34 16H72M34 48H72")
SCALES = (
    fill("b", "M47 8H53V90H47ZM28 90H72V97H28Z")
    + line("c", 4, "M14 24Q50 12 86 24M14 24L2 58M14 24L26 58M86 24L74 58M86 24L98 58")
    + fill("c", "M-2 58H30Q26 74 14 74 2 74 -2 58ZM70 58H102Q98 74 86 74 74 74 70 58Z")
)
KEY = (
    dots("b", 24, (28, 30))
    + dots("f", 11, (28, 30))
    + moved("rotate(45 28 30)", fill("b", "M48 25H118V35H48ZM96 35H104V50H96ZM110 35H118V46H110Z"))
)
HORSE = (
    fill("c", "M30 98Q24 70 34 50L16 58Q6 62 4 54L22 30Q34 12 56 10L60 0 68 12Q92 26 92 60 92 80 84 98Z")
    + fill("b", "M62 14Q84 28 82 62L74 56Q74 34 58 20Z")
    + dots("f", 3, (42, 30))
    + line("f", 2.4, "M10 52L18 50")
)
BOAT = (
    fill("c", "M4 68H96L84 92H16Z")
    + fill("b", "M52 4Q88 26 84 62H52Z")
    + fill("c", "M46 2H51V68H46Z")
    + fill("a", "M44 14Q22 34 18 62H44Z")
)
THRONE = (
    fill("c", "M24 98V54H14V44H28L26 8 33 20 38 -2 44 18 50 -6 56 18 62 -2 67 20 74 8 72 44H86V54H76V98Z")
    + fill("f", "M36 54H64V66H36ZM36 74H64V98H36Z")
    + line("b", 2.4, "M34 20V44M42 16V44M50 12V44M58 16V44M66 20V44")
)
HAND_BADGE = (
    dots("b", 46, (50, 50))
    + dots("c", 40, (50, 50))
    + fill("b", "M34 84V56L24 44 30 38 40 48V22H47V46H49V16H56V46H58V20H65V48H67V28H73V62Q73 76 64 84Z")
)
CHAIR_TABLE = fill("c", "M2 40H98V52H2ZM14 52H24V96H14ZM76 52H86V96H76Z") + fill(
    "b", "M22 14H36V40H22ZM64 14H78V40H64ZM43 6H57V40H43Z"
)
