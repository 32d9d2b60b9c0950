import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { ApiOutcome } from "../../../client/call/call-api.ts";
import { message_file_bytes_max } from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { Message } from "../../../contract/conversations/schema.ts";
import { Composer } from "./composer.tsx";
import type { NewMessage, ConversationSource } from "./source.ts";

beforeEach(() => sessionStorage.clear());

type Refusal = ApiOutcome<never> & { ok: false };
const refused = (status: number, error: string): Refusal => ({ ok: false, status, code: "any", error, fields: {} });

function write(name = crypto.randomUUID()) {
  const answers: Record<string, Refusal> = {};
  const [sent, added]: [NewMessage[], string[]] = [[], []];
  const written = vi.fn<(message: Message) => void>();
  const source = {
    name,
    add: async ({ name: file, size }: File) => {
      added.push(file);
      const ready: MessageFile = { id: `id of ${file}`, name: file, bytes: size, picture: null };
      return answers[file] ?? { ok: true, body: { uploaded: [ready], failed: [] } };
    },
    send: async (message: NewMessage) => {
      sent.push(message);
      return answers["send"] ?? { ok: true, body: { message: { text: message.text } as Message } };
    },
  } as unknown as ConversationSource;
  const { unmount } = renderComponent(<Composer source={source} other="Wild Fig" onSent={written} />);
  const choose = (...files: File[]) =>
    act(async () => void fireEvent.change(screen.getByLabelText("Add files"), { target: { files } }));
  const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
  const press = (label: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name: label })));
  return { answers, sent, added, written, unmount, choose, type, press };
}

const file = (name: string, type = "application/pdf", size = 10) => new File(["x".repeat(size)], name, { type });
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox").value;

test("a message is sent with its added files, also without words, and leaves an empty composer", async () => {
  const { sent, written, choose, press } = write();
  await choose(file("plan.pdf"), file("quote.pdf"));
  expect(screen.getByText("quote.pdf")).toBeTruthy();
  await press("Remove plan.pdf");
  await press("Send");
  expect(sent).toEqual([{ text: "", files: ["id of quote.pdf"] }]);
  expect(written).toHaveBeenCalledOnce();
  expect(screen.queryByText("quote.pdf")).toBeNull();
  await press("Send");
  expect(sent).toHaveLength(1);
});

test("a refused file shows why; the words and the other files stay, and the message can't be sent until it is removed", async () => {
  const { answers, added, sent, choose, type, press } = write();
  type("Our plans");
  answers["bad.jpg"] = refused(415, "This file can’t be sent.");
  answers["lost.pdf"] = refused(0, "We could not add this file.");
  await choose(
    file("bad.jpg", "image/jpeg"),
    file("lost.pdf"),
    file("good.pdf"),
    file("film.mp4", "video/mp4"),
    file("huge.pdf", "application/pdf", message_file_bytes_max + 1),
  );
  expect(added).toEqual(["bad.jpg", "lost.pdf", "good.pdf"]);
  const failures = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(failures).toEqual([
    "This file can’t be sent.",
    "We could not add this file.",
    expect.stringContaining("can’t be sent"),
    "File size must be less than 10MB",
  ]);
  await press("Send");
  expect(sent).toEqual([]);
  expect(text()).toBe("Our plans");
  expect(screen.getByText(/^A file could not be added/)).toBeTruthy();
  delete answers["lost.pdf"];
  await press("Try lost.pdf again");
  for (const name of ["bad.jpg", "film.mp4", "huge.pdf"]) await press(`Remove ${name}`);
  expect(screen.queryByText(/^A file could not be added/)).toBeNull();
  await press("Send");
  expect(sent).toEqual([{ text: "Our plans", files: ["id of lost.pdf", "id of good.pdf"] }]);
});

test("words and files stay after a failure, and are there again on another page", async () => {
  const name = crypto.randomUUID();
  const first = write(name);
  first.answers["send"] = refused(0, "We could not send your message.");
  first.type("Our plans");
  await first.choose(file("plan.pdf"));
  await first.press("Send");
  expect(screen.getByText("We could not send your message.")).toBeTruthy();
  first.unmount();
  const second = write(name);
  expect(text()).toBe("Our plans");
  await second.press("Send");
  expect(second.sent).toEqual([{ text: "Our plans", files: ["id of plan.pdf"] }]);
});

test("files are dropped or pasted, a copied table is pasted as text, and ten files are enough", async () => {
  const { added, choose } = write();
  const field = screen.getByRole("textbox");
  fireEvent.paste(field, {
    clipboardData: { files: [file("table.png", "image/png")], types: ["text/plain", "Files"] },
  });
  fireEvent.paste(field, { clipboardData: { files: [file("shot.png", "image/png")], types: ["Files"] } });
  fireEvent.drop(field, { dataTransfer: { files: [file("dropped.pdf")], types: ["Files"] } });
  await waitFor(() => expect(added).toEqual(["shot.png", "dropped.pdf"]));
  await choose(...Array.from({ length: 9 }, (_, at) => file(`${at}.pdf`)));
  expect(screen.getByText("A message can have at most 10 files.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(10);
});
