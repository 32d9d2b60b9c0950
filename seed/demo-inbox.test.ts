import { expect, test } from "vitest";
import { demoDirectory, demoLogins } from "./demo-directory.ts";

test("two enquiries of the last days wait for the provider whose login is printed", () => {
  const today = "2026-11-21";
  const { enquiries, providers, talks, quotes } = demoDirectory(today);
  const own = providers.find(({ email }) => email === demoLogins[1].email);
  const begun = new Set([
    ...talks.map(({ conversation_id }) => conversation_id),
    ...quotes.map(({ quote }) => quote.conversation_id),
  ]);
  const waiting = enquiries.flatMap(({ row, recipients }) =>
    recipients
      .filter(({ id, provider_id, answered_at }) => provider_id === own?.row.id && !answered_at && !begun.has(id))
      .map(() => row),
  );
  expect(new Set(waiting.map(({ couple_name }) => couple_name)).size).toBe(2);
  const days = waiting.map(({ created_at }) => (Date.parse(today) - Number(created_at)) / 86_400_000);
  expect(days.filter((each) => each > 0 && each < 5)).toHaveLength(2);
});
