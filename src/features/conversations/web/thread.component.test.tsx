import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { Message } from "../../../contract/conversations/schema.ts";
import type { ConversationSource } from "./source.ts";
import { Thread } from "./thread.tsx";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-29T10:00:00.000Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const message = (id: string, more: Partial<Message>): Message => ({
  id,
  position: 0,
  sent_by: "provider",
  by: null,
  kind: "text",
  text: "",
  quoted: "",
  files: [],
  is_by_email: false,
  created_at: "2026-11-28T21:57:00.000Z",
  fate: null,
  caution: null,
  ...more,
});

function show(messages: Message[], byMessage = new Map([["q", <p key="q">The card of the quote</p>]])) {
  const thread = {
    messages,
    byMessage,
    side: "couple",
    other: "Wild Fig",
    phone: null,
    source: {} as ConversationSource,
  } as const;
  renderComponent(<Thread {...thread} />);
}

test("a quote is shown once, instead of the text of its message", () => {
  show([message("m", { text: "Hello" }), message("q", { kind: "quote_sent", text: "Quote N8V-5CJ: R 51 600" })]);
  expect(screen.getByText("Hello")).toBeTruthy();
  expect(screen.getAllByText("The card of the quote")).toHaveLength(1);
  expect(screen.queryByText(/N8V-5CJ/)).toBeNull();
});

test("a text says that a quote could not be loaded", () => {
  show([message("q", { kind: "quote_sent", text: "Quote N8V-5CJ: R 51 600" })], new Map());
  expect(screen.getByText(/N8V-5CJ/)).toBeTruthy();
});

test("each day is once above its messages, with the full date as its title", () => {
  const fate = { state: "read", at: "2026-11-29T07:12:00.000Z", reason: null } as const;
  show([
    message("a", { text: "Hello" }),
    message("b", { text: "Are you there?" }),
    message("c", { text: "Yes", sent_by: "couple", created_at: "2026-11-29T07:00:00.000Z", fate }),
  ]);
  expect(screen.getAllByText("Yesterday").map(({ title }) => title)).toEqual(["28 November 2026"]);
  expect(screen.getByText("Today")).toBeTruthy();
  expect(screen.getByText("09:00").title).toBe("29 November 2026, 09:00");
  expect(screen.getByText("Read today 09:12")).toBeTruthy();
});
