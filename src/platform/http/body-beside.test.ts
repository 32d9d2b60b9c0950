import { Hono } from "hono";
import { expect, test } from "vitest";
import { askedBeside, besideOf, bodyOf, heldInside, jsonBytes, type BodyBeside } from "./body-beside.ts";

const app = new Hono();
app.get("/", (c) => {
  const beside = besideOf(c);
  return c.newResponse(heldInside(Buffer.from(beside ? "beside" : "inside"), beside));
});
app.get("/failing", (c) => {
  heldInside(Buffer.from("what was made first"), besideOf(c));
  throw new Error("It broke.");
});
app.onError((_cause, c) => c.text("a sentence", 500));

async function ask(path: string) {
  const beside: BodyBeside = {};
  const answer = await app.request(path, undefined, askedBeside(beside));
  return { status: answer.status, body: String(await bodyOf(answer, beside)) };
}

test("a body goes beside the answer to whoever takes it there, and inside for everybody else", async () => {
  expect(await ask("/")).toEqual({ status: 200, body: "beside" });
  expect(await (await app.request("/")).text()).toBe("inside");
});

test("what an answer says itself counts: a failure keeps its sentence, and nothing stays nothing", async () => {
  expect(await ask("/failing")).toEqual({ status: 500, body: "a sentence" });
  expect(String(await bodyOf(new Response(null, { status: 204 }), {}))).toBe("");
});

test.each([
  [{}],
  [{ name: "Ysterhout" }],
  [{ name: "Jacó & Zoë’s …", sign: "💐", half: "\ud83d", list: ["\u2028", "\u0000"] }],
])("the bytes of %j as JSON are those of UTF-8", (value) => {
  const text = JSON.stringify(value);
  expect(jsonBytes(text).equals(Buffer.from(text))).toBe(true);
});
