import { expect, test } from "vitest";
import { askedWords, dateWords, leftOutWords } from "./date-words.ts";

const date = "2027-03-20";

test.each([
  ["", "20 March 2027"],
  ["weekend", "the weekend of 20 March 2027"],
  ["month", "a Saturday in March 2027"],
] as const)("flexible by “%s” asks about %s", (flex, words) => {
  expect(askedWords({ date, flex })).toBe(words);
});

test.each([
  [{ availability: "free" }, "", "Free on 20 March 2027"],
  [{ availability: "limited" }, "", "Some places left on 20 March 2027"],
  [{ availability: "not_known" }, "", "Ask about 20 March 2027"],
  [{ availability: "free", free_dates: ["2027-03-06", "2027-03-27"] }, "month", "Free on 6 and 27 March 2027"],
  [{ availability: "limited", free_dates: [] }, "month", "Some places left on a Saturday in March 2027"],
  [{ availability: "not_known", free_dates: [] }, "weekend", "Ask about the weekend of 20 March 2027"],
  [{}, "", ""],
] as const)("%o, flexible by “%s”, reads “%s”", (told, flex, words) => {
  expect(dateWords({ ...told, free_dates: [...("free_dates" in told ? told.free_dates : [])] }, { date, flex })).toBe(
    words,
  );
});

test.each([
  ["", "rating", "Who is taken on 20 March 2027 is left out. Available vendors come first."],
  ["weekend", "price", "Who is taken the whole weekend of 20 March 2027 is left out."],
  ["month", "price", "Who is taken every Saturday in March 2027 is left out."],
] as const)("flexible by “%s” in the order %s it says “%s”", (flex, order, words) => {
  expect(leftOutWords({ date, flex }, order)).toBe(words);
});

test("without a date nothing is said", () => {
  expect(dateWords({ availability: "free" }, { date: "", flex: "" })).toBe("");
});
