import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { replyMessages } from "../../../../contract/conversations/calls.ts";
import type { SavedReply } from "../../../../contract/conversations/inbox-schema.ts";
import { Composer } from "../composer.tsx";
import type { ConversationSource } from "../source.ts";

const wedding = { couple_name: "Lerato & Sipho", wedding_date: "2027-03-20", venue_location: null };
let replies: SavedReply[];
let isAway: boolean;

beforeEach(() => {
  sessionStorage.clear();
  [replies, isAway] = [[{ id: "r1", title: "Free", text: "Hello {couple}, we are free on {date}." }], false];
  vi.stubGlobal("fetch", answer);
});
afterEach(() => vi.unstubAllGlobals());

async function answer(address: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  if (isAway) throw new TypeError("Failed to fetch");
  const id = new URL(address, "http://localhost").pathname.split("/")[3];
  if (method.toUpperCase() === "GET") return Response.json({ replies });
  const others = replies.filter((each) => each.id !== id);
  if (method.toUpperCase() === "DELETE") {
    replies = others;
    return Response.json({ replies });
  }
  const reply = { id: id ?? `r${replies.length + 1}`, ...(JSON.parse(body as string) as Omit<SavedReply, "id">) };
  replies = [...others, reply];
  return Response.json({ reply }, { status: id ? 200 : 201 });
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name, hidden: true })));
const composer = () => screen.getByLabelText<HTMLTextAreaElement>(/^Write to/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function open(side: "provider" | "couple" = "provider") {
  const source = { name: crypto.randomUUID() } as unknown as ConversationSource;
  renderComponent(
    <Composer
      source={source}
      other="Lerato & Sipho"
      wedding={side === "provider" ? wedding : undefined}
      onSent={vi.fn<() => void>()}
    />,
  );
  if (side === "provider") {
    await press("Saved replies");
    await screen.findByRole("dialog", { hidden: true });
  }
}

test("a reply is appended to the message with its fields filled in", async () => {
  await open();
  const free = await screen.findByRole("button", { name: /^Free/, hidden: true });
  await act(async () => void fireEvent.click(free));
  await vi.waitFor(() => expect(composer().value).toBe("Hello Lerato & Sipho, we are free on 20 March 2027."));
  type(composer(), "First this.");
  await press(/^Free/);
  await vi.waitFor(() =>
    expect(composer().value).toBe("First this.\n\nHello Lerato & Sipho, we are free on 20 March 2027."),
  );
  expect(document.activeElement).toBe(composer());
});

test("the message is saved as a reply; an error is at its field and the text stays", async () => {
  await open();
  type(composer(), "To {venue} and {moon}");
  await press("New reply");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/^Reply/);
  expect(text.value).toBe("To {venue} and {moon}");
  await press("Save");
  expect(dialog.getByText(replyMessages.title_missing)).toBeTruthy();
  expect(dialog.getByText(replyMessages.field_unknown)).toBeTruthy();
  expect([replies.length, text.value]).toEqual([1, "To {venue} and {moon}"]);
  type(dialog.getByLabelText(/^Name/), "Far");
  type(text, "To {venue}");
  isAway = true;
  await press("Save");
  expect(dialog.getByText(/We could not save this reply/)).toBeTruthy();
  isAway = false;
  await press("Save");
  expect((await dialog.findByText("Far")).nextSibling?.textContent).toBe("To your venue");
  expect(composer().value).toBe("To {venue} and {moon}");
});

test("a reply that is removed comes back by Undo", async () => {
  await open();
  await screen.findByRole("button", { name: /^Free/, hidden: true });
  await press("Remove “Free”");
  expect(await screen.findByText("No saved replies yet")).toBeTruthy();
  await press("Undo");
  expect(await screen.findByRole("button", { name: /^Free/, hidden: true })).toBeTruthy();
  expect(replies.map(({ title, text }) => [title, text])).toEqual([["Free", "Hello {couple}, we are free on {date}."]]);
});

test("a couple has none", async () => {
  await open("couple");
  expect(screen.queryByRole("button", { name: "Saved replies" })).toBeNull();
});
