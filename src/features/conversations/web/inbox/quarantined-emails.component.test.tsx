import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { HeldEmail } from "../../../../contract/conversations/schema.ts";
import { accountSource, type ConversationSource } from "../source.ts";
import { QuarantinedEmails } from "./quarantined-emails.tsx";

const emails: HeldEmail[] = ["From my phone.", "Buy pills."].map((text, at) => ({
  id: `held-${at}`,
  sent_from: `writer-${at}@other.test`,
  text,
  quoted: "",
  created_at: "2026-06-17T10:00:00.000Z",
}));

function show(refusal: string | null = null) {
  const decide = vi.fn<ConversationSource["decide"]>(async () =>
    refusal === null
      ? { ok: true, body: { message: null } }
      : { ok: false, status: 404, error: refusal, code: "held_email_not_found", fields: {} },
  );
  const onDecided = vi.fn<() => void>();
  const source = { ...accountSource("talk", "provider"), decide };
  renderComponent(<QuarantinedEmails emails={emails} other="Lerato" source={source} onDecided={onDecided} />);
  return { decide, onDecided };
}

const press = (name: string, at: number) => {
  const [button] = screen.getAllByRole("button", { name }).slice(at);
  if (button) fireEvent.click(button);
};

test("a waiting email shows its sender and its text, and one press sends it", async () => {
  const { decide, onDecided } = show();
  screen.getByText("An email from writer-0@other.test arrived: did you send it?");
  screen.getByText("Buy pills.");
  press("Send it", 0);
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1));
  press("Discard", 1);
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalledTimes(2));
  expect(decide.mock.calls).toEqual([
    ["held-0", true],
    ["held-1", false],
  ]);
});

test("a refusal is shown at its button", async () => {
  const { onDecided } = show("This email is no longer waiting.");
  press("Send it", 1);
  await screen.findByText("This email is no longer waiting.");
  expect(onDecided).not.toHaveBeenCalled();
});
