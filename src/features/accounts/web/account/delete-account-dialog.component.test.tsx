import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { MyAccount } from "../../../../contract/accounts/schema.ts";
import { AccountDeletion } from "./delete-account-dialog.tsx";

const account = { email: "thandeka@people.test", has_password: true, is_impersonated: false } as MyAccount;
const member = (name: string, role: "owner" | "editor") => ({ id: name, name, role });
const shared = {
  role: "owner",
  members: [member("Thandeka", "owner"), member("Pieter", "editor")],
  invitations: [],
};

let answers: ((answer: Response) => void)[];

beforeEach(() => {
  answers = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
});
afterEach(() => vi.unstubAllGlobals());

const answer = (content: unknown, status = 200) =>
  act(async () => answers.at(-1)?.(Response.json(content, { status })));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name, hidden: true });
const open = (kind: "couple" | "provider") => {
  renderComponent(<AccountDeletion kind={kind} account={account} isSuperAdmin={false} />);
  fireEvent.click(button("Delete account"));
};
const expectNoMessage = () => {
  expect(screen.queryByText("What goes")).toBeNull();
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(button("Delete for good").disabled).toBe(true);
};

test("nothing is described or deleted before it is known who shares the wedding", async () => {
  open("couple");
  expectNoMessage();
  await answer(shared);
  screen.getByText(/Pieter becomes its owner\./);
  expect(button("Delete for good").disabled).toBe(false);
});

test("a failure to load who shares the wedding is shown, and can be retried", async () => {
  open("couple");
  await answer({ code: "unavailable", error: "" }, 503);
  screen.getByText(/^We could not find out who shares your wedding\./);
  expectNoMessage();
  fireEvent.click(button("Try again"));
  await answer(shared);
  screen.getByText(/Pieter becomes its owner\./);
  expect(button("Delete for good").disabled).toBe(false);
});

test("opened again, what was known before does not count", async () => {
  open("couple");
  await answer(shared);
  fireEvent.click(button("Cancel"));
  fireEvent.click(button("Delete account"));
  expectNoMessage();
  expect(answers).toHaveLength(2);
});

test("a business shares no wedding, and waits for nothing", () => {
  open("provider");
  screen.getByText("What goes");
  expect([button("Delete for good").disabled, answers]).toEqual([false, []]);
});
