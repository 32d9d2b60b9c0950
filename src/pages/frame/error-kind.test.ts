import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { errorKindOf } from "./error-kind.ts";

const answer = (status: number, data: unknown) => new ErrorResponse(status, "", data);

test("a refusal's own sentence reaches the person", () => {
  const sentence = "minTrustScore: The minimum trust score is a number from 0 to 5.";
  expect(errorKindOf(answer(400, { error: sentence, code: "bad_parameter" }))).toMatchObject({
    mark: "400",
    sentence,
    mayRetry: false,
  });
});

test.each([
  [404, "Provider not found"],
  [410, "Provider not found"],
])("an error of status %i has the product's words", (status, error) => {
  expect(errorKindOf(answer(status, { error, code: "any", below: "More of it." }))).toMatchObject({
    mark: String(status),
    title: error,
    sentence: "More of it.",
    mayRetry: false,
  });
});

test("an unknown address, also when the router itself refuses it", () => {
  expect(errorKindOf(answer(404, 'Error: No route matches URL "/secret"')).sentence).not.toContain("secret");
  expect(errorKindOf(answer(404, null)).title).toBe("Page not found");
});

test("a database that is away asks to try again", () => {
  expect(errorKindOf(answer(503, { error: "Later.", code: "unavailable" }))).toMatchObject({
    sentence: "Later.",
    mayRetry: true,
  });
});

test.each([new Error("select * from secrets"), "text", null, answer(500, { error: "inside" })])(
  "%j shows nothing of the inside",
  (thrown) => {
    expect(errorKindOf(thrown)).toMatchObject({
      mark: "500",
      sentence: "Something went wrong on our side. Please try again.",
    });
  },
);

test("a fault in the server's log names its request", () => {
  const data = { error: "x", code: "unexpected", request_id: "3f9a12cd-77e0" };
  expect(errorKindOf(answer(500, data)).request_id).toBe("3f9a12cd-77e0");
  expect(errorKindOf(new Error("x")).request_id).toBeUndefined();
});

test("a lost connection is distinguished from a fault of ours", () => {
  expect(errorKindOf(new TypeError("Failed to fetch")).mark).toBe("Offline");
  expect(errorKindOf(new TypeError("x is not a function")).mark).toBe("500");
});
