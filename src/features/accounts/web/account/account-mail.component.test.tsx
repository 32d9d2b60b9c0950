import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { AccountKind, MyAccount } from "../../../../contract/accounts/schema.ts";
import { AccountMail } from "./account-mail.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(kind: AccountKind, own: Partial<MyAccount> = {}, status = 200) {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    const answer = status === 200 ? { message: "Kept.", is_suppressed: true } : { error: "Not just now.", code: "x" };
    return Promise.resolve(Response.json(answer, { status }));
  });
  const account = {
    email: "elmarie@wildevy.example",
    email_verified: true,
    is_impersonated: false,
    emails_stopped_at: null,
    stopped_topics: [],
    ...own,
  } as unknown as MyAccount;
  const onChanged = vi.fn<() => Promise<void>>(() => Promise.resolve());
  renderComponent(<AccountMail kind={kind} account={account} siteName="Umshado" onChanged={onChanged} />);
  return { bodies, onChanged };
}

const switches = () => screen.getAllByRole<HTMLInputElement>("switch");
const names = () => switches().map((each) => each.closest("label")?.textContent);

test.each([
  ["provider", ["New enquiries", "Messages", "Reminders", "Endorsements and verification"]],
  ["couple", ["Copies of your enquiries", "Messages", "Favourites that become available", "Reminders of payments"]],
] as const)("a %s chooses among the emails that its kind of account gets", (kind, topics) => {
  show(kind);
  expect(names()).toEqual(["Send emails to elmarie@wildevy.example", ...topics]);
  expect(switches().every(({ checked, disabled }) => checked && !disabled)).toBe(true);
});

test("one press stops a topic, and says so; the other switches stay", async () => {
  const { bodies, onChanged } = show("provider", {
    stopped_topics: [{ topic: "trust", since: "2026-06-17T10:00:00Z" }],
  });
  expect(switches().map(({ checked }) => checked)).toEqual([true, true, true, true, false]);
  fireEvent.click(screen.getByRole("switch", { name: "Messages" }));
  await screen.findByText("Kept.");
  fireEvent.click(screen.getByRole("switch", { name: "Endorsements and verification" }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(bodies).toEqual([
    { is_suppressed: true, topic: "messages" },
    { is_suppressed: false, topic: "trust" },
  ]);
});

test("the switch for all emails leaves the topics; while it is off the others are disabled and say why", async () => {
  const { bodies } = show("couple", {
    emails_stopped_at: "2026-06-17T10:00:00Z",
    stopped_topics: [{ topic: "copies", since: "2026-06-17T10:00:00Z" }],
  });
  screen.getByText("Stopped since 17 June 2026.");
  screen.getByText(/^All emails are off/);
  expect(switches().map(({ disabled }) => disabled)).toEqual([false, true, true, true, true]);
  expect(switches().map(({ checked }) => checked)).toEqual([false, false, false, false, false]);
  fireEvent.click(screen.getByRole("switch", { name: /^Send emails/ }));
  await screen.findByText("Kept.");
  expect(bodies).toEqual([{ is_suppressed: false }]);
});

test.each([
  ["of an address that nobody confirmed", { email_verified: false }],
  ["while an admin acts as somebody", { is_impersonated: true }],
])("no switch can be used %s", (_, own) => {
  show("provider", own);
  expect(switches().every(({ disabled }) => disabled)).toBe(true);
});

test("a refusal is shown, and the switch stays", async () => {
  const { onChanged } = show("provider", {}, 429);
  fireEvent.click(screen.getByRole("switch", { name: "Reminders" }));
  await screen.findByText("Not just now.");
  expect(onChanged).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Reminders" }).checked).toBe(true);
});
