// The lobby renews itself; whoever types a name or holds a button is left in peace meanwhile.

const EVERY = 5000;
const waiting = document.getElementById("waiting");
let shown = waiting.innerHTML;

async function renew() {
  const busy = waiting.contains(document.activeElement) || document.hidden;
  const answer = busy ? null : await fetch(location.href).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("waiting").innerHTML;
    if (fresh !== shown && !waiting.contains(document.activeElement)) waiting.innerHTML = shown = fresh;
  }
  setTimeout(renew, EVERY);
}

setTimeout(renew, EVERY);
