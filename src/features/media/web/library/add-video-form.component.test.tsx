import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import { AddVideoForm } from "./add-video-form.tsx";

afterEach(() => vi.unstubAllGlobals());

function showForm(status: number, answer: object) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  const [onAdded, onFailed] = [vi.fn<(item: object, text: string) => void>(), vi.fn<(text: string) => void>()];
  renderComponent(<AddVideoForm onAdded={onAdded} onFailed={onFailed} onBegin={() => undefined} />);
  return { sent, onAdded, onFailed };
}

const address = () => screen.getByLabelText<HTMLInputElement>("YouTube URL");
const caption = () => screen.getByLabelText<HTMLInputElement>(/^Caption/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("form", { name: "Add a video" }));

test("Enter without a link shows the error at the field, and sends nothing", () => {
  const { sent } = showForm(201, {});
  type(caption(), "First dance");
  expect(screen.getByRole("button", { name: "Add Video" })).toHaveProperty("disabled", true);
  fireEvent.keyDown(caption(), { key: "Enter" });
  expect(screen.getByText("Please enter a YouTube URL")).toBeTruthy();
  expect(document.activeElement).toBe(address());
  expect(sent).toEqual([]);
});

test("a video that was added leaves an empty form", async () => {
  const { sent, onAdded } = showForm(201, { media: { id: "one" }, message: "Added" });
  type(address(), " https://youtu.be/abc ");
  type(caption(), " ");
  submit();
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith({ id: "one" }, "Added"));
  expect(sent).toEqual([{ url: "https://youtu.be/abc", caption: null }]);
  expect([address().value, document.activeElement]).toEqual(["", address()]);
  expect(screen.getByRole("button", { name: "Add Video" })).toHaveProperty("disabled", true);
});

test("an unreadable link has its error at the field, and the typed text stays", async () => {
  const unknown = { error: "This is no link of a video.", code: "video_link_unknown" };
  const { onFailed } = showForm(400, unknown);
  type(address(), "https://example.com");
  submit();
  await screen.findByText(unknown.error);
  expect(onFailed).not.toHaveBeenCalled();
  expect([address().value, document.activeElement]).toEqual(["https://example.com", address()]);
});

test("an unexpected error is reported to the library", async () => {
  const { onFailed } = showForm(503, { error: "Please try again.", code: "unavailable" });
  type(address(), "https://youtu.be/abc");
  submit();
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(address().value).toBe("https://youtu.be/abc");
});
