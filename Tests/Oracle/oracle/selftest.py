"""Shows that the judge accepts a right request and notices wrong ones."""

import base64
import json
import tempfile

from .judge import Judge
from .loading import Files
from .operations import Description

DOCUMENT = {
    "openapi": "3.0.3",
    "info": {"title": "Self-test", "version": "1"},
    "servers": [{"url": "https://example.com/v1"}],
    "security": [{"key": []}],
    "paths": {
        "/pets/{id}": {
            "post": {
                "parameters": [
                    {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
                    {"name": "tags", "in": "query", "style": "form", "explode": False,
                     "schema": {"type": "array", "items": {"type": "string"}}},
                    {"name": "filter", "in": "query", "style": "deepObject", "explode": True,
                     "schema": {"type": "object", "properties": {"age": {"type": "integer"}}}},
                    {"name": "X-Trace", "in": "header", "schema": {"type": "integer"}},
                    {"name": "X-Range", "in": "header", "explode": True,
                     "schema": {"type": "object", "properties": {"unit": {"type": "string"}}}},
                    {"name": "mood", "in": "cookie", "schema": {"type": "string"}},
                    {"name": "look", "in": "cookie",
                     "schema": {"type": "object", "properties": {"theme": {"type": "string"}}}},
                ],
                "requestBody": {"required": True, "content": {"application/json": {"schema": {
                    "type": "object", "required": ["name"],
                    "properties": {"name": {"type": "string"}, "age": {"type": "integer"}},
                }}}},
                "responses": {},
            }
        }
    },
    "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "query", "name": "key"}}},
}

REPORT = {
    "index": 0,
    "arguments": [
        {"place": place, "name": name, "isOptional": place not in ("path", "body")}
        for place, name in [
            ("path", "id"), ("query", "tags"), ("query", "filter"), ("header", "X-Trace"),
            ("header", "X-Range"), ("cookie", "mood"), ("cookie", "look"), ("body", ""),
        ]
    ],
    "body": {"encoding": "json", "mediaType": None},
}

TEXT = "a%20b%2Fc%3Fd%26e%3D%C3%A9%2B%25"
RIGHT = {
    "method": "POST",
    "url": f"https://example.com/v1/pets/{TEXT}?key=key%2B%2F%3D%25&tags={TEXT},{TEXT}1"
    "&filter%5Bage%5D=8",
    "headers": {
        "X-Trace": "8", "X-Range": "unit=a b/c?d&e=é+%", "Cookie": f"mood={TEXT}; theme={TEXT}",
        "Content-Type": "application/json",
    },
    "body": {"name": "a b/c?d&e=é+%", "age": 8},
}

#: A change of the right request, and a word of the problem that it is.
WRONG = [
    ({"url": RIGHT["url"].replace("%2Fc", "/c", 1)}, "path"),
    ({"url": RIGHT["url"].replace("/v1/", "/v2/")}, "Server"),
    ({"url": RIGHT["url"].replace("a%20b", "a+b", 1)}, "path 'id'"),
    ({"url": RIGHT["url"].replace(",", "%2C")}, "query 'tags'"),
    ({"url": RIGHT["url"].replace("%5Bage%5D=8", "%5Bage%5D=9")}, "query 'filter'"),
    ({"url": RIGHT["url"].replace("filter%5Bage%5D=8", "")}, "query 'filter'"),
    ({"url": RIGHT["url"] + "&more=1"}, "query 'more'"),
    ({"url": RIGHT["url"].replace("key%2B", "key+")}, "credential"),
    ({"url": RIGHT["url"].replace("key=", "kee=")}, "ecurity"),
    ({"headers": {**RIGHT["headers"], "X-Trace": "eight"}}, "X-Trace"),
    ({"headers": {**RIGHT["headers"], "X-Range": "unit=a b/c?d&e"}}, "header 'X-Range'"),
    ({"headers": {**RIGHT["headers"], "X-More": "1"}}, "header 'X-More'"),
    ({"headers": {**RIGHT["headers"], "Cookie": "mood=a"}}, "cookie 'mood'"),
    ({"headers": {**RIGHT["headers"], "Cookie": f"mood={TEXT}"}}, "cookie 'look'"),
    ({"headers": {**RIGHT["headers"], "Content-Type": "text/plain"}}, "text/plain"),
    ({"body": {"name": "a b/c?d&e=é+%", "age": "8"}}, "body"),
    ({"body": {"name": "a b/c?d&e=é+%"}}, "body: /age"),
    ({"body": None}, "body"),
    ({"method": "PUT"}, "Operation put"),
]


def failures():
    """What the judge gets wrong, a line each."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(DOCUMENT, file)
        file.flush()
        description = Description(Files(), file.name)
        judge = Judge(description.operation("/pets/{id}", "post"), REPORT)
        sample = judge.samples[2]
        found = judge.problems(1, sample, line(RIGHT))
        lines = [f"a right request is refused: {problem}" for problem in found]
        for change, word in WRONG:
            found = judge.problems(1, sample, line({**RIGHT, **change}))
            if not any(word in problem for problem in found):
                lines.append(f"{change} is accepted: {found}")
        return lines


def line(request):
    body = request["body"]
    text = None if body is None else json.dumps(body, ensure_ascii=False).encode()
    return {**request, "body": text and base64.b64encode(text).decode()}
