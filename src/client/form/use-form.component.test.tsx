import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useForm, type FormErrors, type FormOutcome } from "./use-form.ts";

type Answer = { message: string };
const done: FormOutcome<Answer> = { ok: true, body: { message: "Saved" } };
const refused = (fields: FormErrors): FormOutcome<Answer> => ({
  ok: false,
  code: "bad_input",
  error: "Look again.",
  fields,
});

type Options = Parameters<typeof useForm<Answer>>[0];
type Parts = Partial<Options>;

function renderForm({ isLeaving = false, ...parts }: Parts = {}) {
  const send = vi.fn<Options["send"]>(parts.send ?? (() => Promise.resolve(done)));
  const onDone = vi.fn<Options["onDone"]>();
  function Page() {
    const { form, fieldErrors, error, isBusy } = useForm<Answer>({ onDone, isLeaving, ...parts, send });
    return (
      <form {...form} aria-label="Details">
        <label>
          Name <input name="name" defaultValue="Thandi" />
        </label>
        <label>
          Town <input name="town" />
        </label>
        <p>{fieldErrors["name"]}</p>
        <p>{fieldErrors["town"]}</p>
        <output>{error}</output>
        <button type="submit" disabled={isBusy}>
          Save
        </button>
      </form>
    );
  }
  render(<Page />);
  return { send, onDone, submit: () => fireEvent.submit(screen.getByRole("form")) };
}

const town = () => screen.getByRole("textbox", { name: "Town" });

test("a form is sent and answered once, however often it is submitted", async () => {
  const { send, onDone, submit } = renderForm();
  fireEvent.change(town(), { target: { value: "Paarl" } });
  submit();
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(done.ok && done.body, { name: "Thandi", town: "Paarl" }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).toHaveProperty("disabled", false);
});

test("a form with errors is not sent: the first field shows its error, and has the focus", () => {
  const check = ({ town: typed = "" }): Record<string, string> => (typed === "" ? { town: "Which town?" } : {});
  const { send, submit } = renderForm({ check });
  submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getAllByText("Which town?")).toHaveLength(2);
  expect(document.activeElement).toBe(town());
});

test("a server's error is at its field until the field is edited, and the typed text stays", async () => {
  const { submit } = renderForm({ send: () => Promise.resolve(refused({ name: "Too short.", town: "Unknown." })) });
  fireEvent.change(town(), { target: { value: "Paarl" } });
  submit();
  await screen.findByText("Unknown.");
  expect(screen.getByRole("status").textContent).toBe("Look again.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
  expect(town()).toHaveProperty("value", "Paarl");
  fireEvent.change(town(), { target: { value: "Paarl East" } });
  expect(screen.queryByText("Unknown.")).toBeNull();
  expect(screen.getByText("Too short.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a form that leads to another page stays busy until that is there", async () => {
  const { send, onDone, submit } = renderForm({ isLeaving: true });
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button")).toHaveProperty("disabled", true);
});

test("a button outside the form is notified while it is busy, and the page of a refusal", async () => {
  const onBusy = vi.fn<NonNullable<Options["onBusy"]>>();
  const onRefused = vi.fn<NonNullable<Options["onRefused"]>>();
  const { submit } = renderForm({ onBusy, onRefused, send: () => Promise.resolve(refused({ town: "Unknown." })) });
  submit();
  await waitFor(() => expect(onRefused).toHaveBeenCalledWith({ code: "bad_input", fieldErrors: { town: "Unknown." } }));
  expect(onBusy.mock.calls).toEqual([[false], [true], [false]]);
});
