import { act, fireEvent, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { ApiOutcome } from "../../../../client/call/call-api.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { UploadList } from "./upload-list.tsx";
import { UploadQueue } from "./upload-queue.ts";

type Outcome = ApiOutcome<{ uploaded: MediaItem[] }>;
const refused = (status: number, error: string): Outcome => ({ ok: false, status, code: "any", error, fields: {} });

function showQueue(answer: (name: string) => Outcome) {
  const sent: string[] = [];
  const queue = new UploadQueue(({ name }) => {
    sent.push(name);
    return Promise.resolve(answer(name));
  });
  function Page() {
    const items = useSyncExternalStore(queue.watch, queue.items);
    return <UploadList items={items} onRetry={(id) => queue.retry(id)} onDismiss={(id) => queue.dismiss(id)} />;
  }
  renderComponent(<Page />);
  const add = (...names: string[]) =>
    act(async () => queue.add(names.map((name) => ({ file: new File(["x"], name), error: null, can_retry: true }))));
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  return { sent, add, press };
}

test("a failed file shows why and can be sent again; an unusable one can only be dismissed", async () => {
  const { sent, add, press } = showQueue((name) =>
    name === "cake.jpg" ? refused(500, "Please try again.") : refused(415, "This is no picture."),
  );
  await add("cake.jpg", "notes.txt");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Please try again.",
    "This is no picture.",
  ]);
  expect(screen.queryByRole("button", { name: "Retry notes.txt" })).toBeNull();
  await press("Retry cake.jpg");
  expect(sent).toEqual(["cake.jpg", "notes.txt", "cake.jpg"]);
  await press("Dismiss notes.txt");
  expect(screen.queryByText("notes.txt")).toBeNull();
});

test("several that failed are sent again at once, and one that arrives is complete", async () => {
  let isUp = false;
  const { sent, add, press } = showQueue(() =>
    isUp ? { ok: true, body: { uploaded: [] } } : refused(503, "Please try again."),
  );
  await add("one.jpg", "two.jpg");
  expect(screen.getByText("2 files failed")).toBeTruthy();
  isUp = true;
  await press("Retry all");
  expect(sent).toEqual(["one.jpg", "two.jpg", "one.jpg", "two.jpg"]);
  expect(screen.getAllByText("Complete!")).toHaveLength(2);
  expect(screen.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuenow"))).toEqual(["100", "100"]);
});
