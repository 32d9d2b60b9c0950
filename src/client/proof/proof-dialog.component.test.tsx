import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { requestProof } from "./proof-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

function stubServer(status: number, answer: object): string[] {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body?: string }) => {
    if (body !== undefined) bodies.push(body);
    const [code, errorBody] =
      body === undefined
        ? [200, { since: null, passkeys: 0, recovery_codes_left: 0, is_needed: false }]
        : [status, answer];
    return Promise.resolve(new Response(JSON.stringify(errorBody), { status: code }));
  });
  return bodies;
}

/** Called from outside the React tree, as calls do. */
async function makeRequest(): Promise<Promise<boolean>[]> {
  const answers: Promise<boolean>[] = [];
  await act(async () => {
    answers.push(requestProof("provider"));
    await Promise.resolve();
  });
  return answers;
}

test("the dialog for the password opens over any page, and the right password answers it", async () => {
  const bodies = stubServer(200, { proven_until: "2026-06-17T10:10:00.000Z" });
  const answers = await makeRequest();
  fireEvent.change(await screen.findByLabelText("Your password"), { target: { value: "protea-and-sand" } });
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await Promise.all(answers)).toEqual([true]);
  expect(bodies).toEqual([JSON.stringify({ password: "protea-and-sand" })]);
});

test("a person who cancels has proved nothing", async () => {
  const bodies = stubServer(200, {});
  const answers = await makeRequest();
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await Promise.resolve();
  });
  expect(await Promise.all(answers)).toEqual([false]);
  expect(bodies).toEqual([]);
});

test("a person with a second factor must show it: the password alone proves nothing", async () => {
  const standing = { since: "2026-06-17T10:00:00.000Z", passkeys: 1, recovery_codes_left: 3, is_needed: false };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(standing)));
  const answers = await makeRequest();
  expect(await screen.findByRole("button", { name: "Use a passkey" })).toBeDefined();
  expect(screen.getByLabelText("Code")).toBeDefined();
  expect(screen.queryByLabelText("Your password")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await Promise.all(answers)).toEqual([false]);
});
