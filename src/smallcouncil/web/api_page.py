"""The description of the JSON API, flattened for a page: every call, its fields and its answers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Field:
    name: str
    kind: str
    text: str
    required: bool = False
    where: str = ""


@dataclass(frozen=True)
class Shape:
    """An object that is sent or received; `known` if it is told of under its name."""

    name: str
    known: bool
    description: tuple[str, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Response:
    status: str
    kind: str
    text: str


@dataclass(frozen=True)
class Call:
    id: str
    method: str
    path: str
    summary: str
    description: tuple[str, ...]
    parameters: tuple[Field, ...]
    body: Shape | None
    responses: tuple[Response, ...]


class Description:
    """An OpenAPI document, read."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._schemas: Mapping[str, Schema] = document.get("components", {}).get("schemas", {})
        info = document["info"]
        self.info = {
            "title": info["title"],
            "version": info.get("version", ""),
            "description": paragraphs(info.get("description", "")),
        }
        self.calls = tuple(self._calls(document["paths"]))
        self.shapes = tuple(self._shape(name, schema) for name, schema in self._schemas.items())

    def _calls(self, paths: Mapping[str, Mapping[str, Any]]) -> Iterator[Call]:
        for path, methods in paths.items():
            for method, call in methods.items():
                yield Call(
                    id=call.get("operationId", f"{method}{path}".replace("/", "-")),
                    method=method,
                    path=path,
                    summary=call.get("summary", ""),
                    description=paragraphs(call.get("description", "")),
                    parameters=tuple(self._parameter(given) for given in call.get("parameters", ())),
                    body=self._body(call.get("requestBody")),
                    responses=tuple(self._response(*given) for given in call.get("responses", {}).items()),
                )

    def _parameter(self, given: Schema) -> Field:
        kind = self.kind(given.get("schema", {}))
        return Field(given["name"], kind, given.get("description", ""), given.get("required", False), given["in"])

    def _body(self, given: Schema | None) -> Shape | None:
        schema = _content(given)
        if schema is None:
            return None
        kind = self.kind(schema)
        return self._shape(kind, self._schemas.get(kind, schema))

    def _response(self, status: str, given: Schema) -> Response:
        schema = _content(given)
        return Response(status, "" if not schema else self.kind(schema), given.get("description", ""))

    def _shape(self, name: str, schema: Schema) -> Shape:
        needed = schema.get("required", ())
        fields = tuple(
            Field(field, self.kind(value), value.get("description", ""), field in needed)
            for field, value in schema.get("properties", {}).items()
        )
        return Shape(name, name in self._schemas, paragraphs(schema.get("description", "")), fields)

    def kind(self, schema: Schema) -> str:
        """What a value may be, in a word: a type, one of several, a list of something, or a shape by its name."""
        if "$ref" in schema:
            return str(schema["$ref"]).rpartition("/")[2]
        for either in ("anyOf", "oneOf", "allOf"):
            if either in schema:
                return " | ".join(self.kind(one) for one in schema[either])
        if "enum" in schema or "const" in schema:
            return " | ".join(map(repr, schema.get("enum", [schema.get("const")])))
        if schema.get("type") == "array":
            return f"[{self.kind(schema.get('items', {}))}]"
        return str(schema.get("type", "any"))


def _content(given: Schema | None) -> Schema | None:
    """The schema of what is sent, whatever its media type."""
    for media in (given or {}).get("content", {}).values():
        found: Schema = media.get("schema", {})
        return found
    return None


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in text.split("\n\n") if part.strip())
