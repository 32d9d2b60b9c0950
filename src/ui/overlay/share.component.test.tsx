import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import { Share } from "./share.tsx";

const shared = {
  title: "Rose & Co on Umshado",
  text: "Have a look at Rose & Co on Umshado:",
  url: "https://umshado.test/provider/1",
};
const show = vi.fn<() => void>();

beforeEach(() => {
  show.mockClear();
  HTMLElement.prototype.showPopover = show;
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
});
afterEach(() => vi.unstubAllGlobals());

function browse(parts: { share?: (shared: object) => Promise<void>; copies?: string[] }, isPhone = false) {
  const writeText = async (text: string) => {
    if (!parts.copies) throw new DOMException("No clipboard.", "NotAllowedError");
    parts.copies.push(text);
  };
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(parts.share && { share: parts.share }) });
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  renderComponent(<Share label="Share" shared={shared} />);
  return async () => {
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Share" })));
  };
}
const addressOf = (name: string) => screen.getByRole("link", { name, hidden: true }).getAttribute("href");

test("a phone opens its own sheet, and nothing else where that is closed again", async () => {
  const share = vi.fn<(shared: object) => Promise<void>>().mockRejectedValue(new DOMException("", "AbortError"));
  const press = browse({ share }, true);
  await press();
  expect(share.mock.calls).toEqual([[shared]]);
  expect(show).not.toHaveBeenCalled();
});

test("elsewhere a menu has WhatsApp first, then the link and email", async () => {
  const copies: string[] = [];
  const press = browse({ share: async () => undefined, copies });
  await press();
  const menu = await screen.findByRole("toolbar", { name: "Share", hidden: true });
  expect([...menu.querySelectorAll("a, button")].map((each) => each.textContent)).toEqual([
    "WhatsApp",
    "Copy link",
    "Email",
  ]);
  expect(show).toHaveBeenCalledOnce();
  const sentence = encodeURIComponent(`${shared.text} ${shared.url}`);
  expect(addressOf("WhatsApp")).toBe(`https://wa.me/?text=${sentence}`);
  expect(addressOf("Email")).toBe(`mailto:?subject=${encodeURIComponent(shared.title)}&body=${sentence}`);
  fireEvent.click(screen.getByText("Copy link"));
  await screen.findByText("Link copied.");
  expect(copies).toEqual([shared.url]);
});

test("a phone whose sheet fails has the menu", async () => {
  const share = vi.fn<(shared: object) => Promise<void>>().mockRejectedValue(new DOMException("", "NotAllowedError"));
  const press = browse({ share }, true);
  await press();
  await screen.findByRole("toolbar", { name: "Share", hidden: true });
  expect(show).toHaveBeenCalledOnce();
});

test("without a clipboard the link can be copied by hand", async () => {
  const press = browse({});
  await press();
  fireEvent.click(await screen.findByText("Copy link"));
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link to copy", hidden: true });
  expect(link.value).toBe(shared.url);
  expect(document.activeElement).toBe(link);
});
