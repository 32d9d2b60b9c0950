import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { settingKeys } from "../../../contract/settings/schema.ts";
import { HeroForm } from "./hero-form.tsx";
import type { SettingsAnswer } from "./use-typed-settings.ts";

const settings = Object.fromEntries(settingKeys.map((key) => [key, { value: "" }])) as SettingsAnswer;

class SlowUpload extends EventTarget {
  static last: SlowUpload;
  upload = new EventTarget();
  status = 0;
  responseText = "";
  open() {
    SlowUpload.last = this;
  }
  setRequestHeader = vi.fn<() => void>();
  send = vi.fn<() => void>();
  answer(body: object) {
    this.status = 200;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event("loadend"));
  }
}

afterEach(() => vi.unstubAllGlobals());

test("the hero can’t be saved while its picture is being sent", async () => {
  vi.stubGlobal("XMLHttpRequest", SlowUpload);
  renderComponent(<HeroForm settings={settings} onSaved={() => undefined} />);
  const save = await screen.findByRole("button", { name: "Save Hero Settings" });
  const isBusy = () => save.getAttribute("aria-busy") === "true";
  expect(isBusy()).toBe(false);

  const files = [new File(["picture"], "hero.jpg", { type: "image/jpeg" })];
  fireEvent.change(screen.getByLabelText("Background image file"), { target: { files } });
  await vi.waitFor(() => expect(isBusy()).toBe(true));

  await act(async () => SlowUpload.last.answer({ imageUrl: "/media/hero.jpg", width: 1920, height: 600 }));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
});
