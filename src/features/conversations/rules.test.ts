import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  conversationStatuses,
  messageKinds,
  sides,
  reopen_days,
  conversation_excerpt_length_max,
} from "../../contract/conversations/calls.ts";
import { day_ms } from "../../contract/durations.ts";
import { excerptOf, overFor, plainReason, remindableAt, statusAfter, type Silence } from "./rules.ts";

test.each([
  ["new", "text", "provider", "answered"],
  ["new", "text", "couple", "new"],
  ["new", "reminded", "couple", "new"],
  ["new", "declined", "provider", "declined"],
  ["answered", "text", "couple", "answered"],
  ["quoted", "text", "provider", "quoted"],
  ["booked", "text", "couple", "booked"],
  ["declined", "text", "couple", "answered"],
  ["declined", "text", "provider", "answered"],
  ["closed", "text", "provider", "answered"],
  ["closed", "text", "couple", "answered"],
  ["answered", "closed", "couple", "closed"],
  ["new", "handed_over", "provider", "answered"],
  ["new", "handed_over", "couple", "new"],
  ["closed", "handed_over", "couple", "closed"],
] as const)("%s becomes by %s of the %s %s", (status, kind, by, after) => {
  expect(statusAfter(status, kind, by)).toBe(after);
});

test("a message never makes a conversation new, quoted or booked", () => {
  const any = [
    fc.constantFrom(...conversationStatuses),
    fc.constantFrom(...messageKinds),
    fc.constantFrom(...sides),
  ] as const;
  fc.assert(
    fc.property(...any, (status, kind, by) => {
      const after = statusAfter(status, kind, by);
      expect(["answered", "declined", "closed", status]).toContain(after);
    }),
  );
});

const now = new Date("2027-01-20T08:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * day_ms);
const silent: Silence = {
  status: "answered",
  provider_id: "p",
  is_couple_deleted: false,
  is_blocked: false,
  closed_at: null,
  last_by: "couple",
  last_at: ago(5),
  was_reminded: false,
  answered_elsewhere_at: null,
};

describe("a conversation that is over", () => {
  test.each<[string, Partial<Silence>, ReturnType<typeof overFor>]>([
    ["is nothing that goes on", {}, null],
    ["is what one side has left", { provider_id: null }, "other_gone"],
    ["is what the couple has left", { is_couple_deleted: true }, "other_gone"],
    ["is not yet what was closed on its last day", { status: "closed", closed_at: ago(reopen_days) }, null],
    ["is what was closed before that", { status: "closed", closed_at: ago(reopen_days + 1) }, "closed_long"],
    ["is what was declined before that", { status: "declined", closed_at: ago(reopen_days + 1) }, "closed_long"],
  ])("%s", (_, change, over) => {
    expect(overFor({ ...silent, ...change }, now)).toBe(over);
  });
});

describe("a reminder", () => {
  test.each<[string, Partial<Silence>, Date | null]>([
    ["may go three days after the couple's last word", {}, ago(2)],
    ["may not go where the provider wrote last", { last_by: "provider" }, null],
    ["may not go twice", { was_reminded: true }, null],
    ["may not go where it was answered elsewhere since", { answered_elsewhere_at: ago(1) }, null],
    ["may go where it was answered elsewhere before", { answered_elsewhere_at: ago(9) }, ago(2)],
    ["may not go in what is booked", { status: "booked" }, null],
    ["may not go to a deleted account", { provider_id: null }, null],
  ])("%s", (_, change, at) => {
    expect(remindableAt({ ...silent, ...change }, now)).toEqual(at);
  });
});

test("an excerpt is one line, and never longer than lists show", () => {
  expect(excerptOf("  Hello\n\nthere ")).toBe("Hello there");
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const excerpt = excerptOf(text);
      expect(excerpt).not.toMatch(/\n/);
      expect(excerpt.length).toBeLessThanOrEqual(conversation_excerpt_length_max + 1);
    }),
  );
});

test.each([
  ["550 5.1.1 <thandi@people.test>: no such mailbox", "Their mail server refused it."],
  ["connect ECONNREFUSED 10.0.0.7:25", "Their mail server could not be reached for two days."],
  ["The provider is gone.", "They are no longer on the site."],
  [null, "It could not be delivered."],
])("a mail server's answer is described in plain words: %s", (said, expected) => {
  expect(plainReason(said)).toBe(expected);
});
