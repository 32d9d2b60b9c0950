import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { Plan, PlanItem } from "../../../contract/plan/schema.ts";
import { TaskDialog } from "./task-dialog.tsx";

const item = { key: "t1", text: "Playlist", due_on: "2027-01-09" } as PlanItem;
const plan = { stages: [] as object[] } as Plan;

let sent: unknown[];
let status: number;
beforeEach(() => {
  [sent, status] = [[], 200];
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json(status === 200 ? { plan } : { code: "unavailable", error: "" }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const saved = vi.fn<(plan: Plan) => void>();
const close = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());
const open = () => renderComponent(<TaskDialog item={item} open onClose={close} onSaved={saved} />);
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true })));

test("only changed fields are sent, so that other people's changes stay", async () => {
  open();
  type(/^By/, "");
  await press();
  expect(sent).toEqual([{ change: [{ id: "t1", due_on: null }] }]);
  expect([close.mock.calls.length, saved.mock.calls]).toEqual([1, [[plan]]]);
});

test("a task without words is not sent, and one that could not be saved stays open with its text", async () => {
  open();
  const words = screen.getByLabelText<HTMLInputElement>("Task");
  type("Task", "  ");
  await press();
  expect([sent, document.activeElement]).toEqual([[], words]);
  status = 503;
  type("Task", "Songs");
  await press();
  expect(sent).toHaveLength(1);
  screen.getByText(/^We could not save this\./);
  expect([words.value, close.mock.calls, saved.mock.calls]).toEqual(["Songs", [], []]);
});
