import { expect, test } from "vitest";
import { describeReason } from "./describe-reason.ts";

test.each([
  [null, null],
  ["The mail server did not answer.", "The mail server did not answer."],
  ["The account is gone.", "The account is gone."],
  ["Failed query: select * from account\nparams: a@b.example", "Our records could not be read or written."],
  ["ENOSPC: no space left on device, open '/srv/outbox/1.eml'", "A file could not be written."],
])("%j is described as %j", (message, expected) => {
  expect(describeReason(message)).toBe(expected);
});
