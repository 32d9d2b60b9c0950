import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoLogins } from "../../seed/demo-directory.ts";
import { firefox } from "./firefox.ts";
import { Walker } from "./walker.ts";
import { webkit } from "./webkit.ts";

const phone = { width: 390, height: 740 };
const wide = { width: 1280, height: 900 };

const chosenTabIsOnTop = `
  const tab = document.querySelector("[role=tab][aria-selected=true]");
  const { left, top, width, height } = tab.getBoundingClientRect();
  return [0.1, 0.9].every((down) => tab.contains(document.elementFromPoint(left + width / 2, top + height * down)));
`;

describe.each([firefox, webkit])("$name", (engine) => {
  let walker: Walker;
  beforeAll(async () => {
    walker = new Walker(await engine.start(), process.env["BROWSERS_URL"] ?? "");
  });
  afterAll(() => walker?.browser.close());
  const resize = ({ width, height }: typeof phone) => walker.browser.resize(width, height);

  test("home leads to a list, and the sheet of filters is complete and filters it", async () => {
    await resize(phone);
    await walker.open("/");
    // by Enter, since the suggestions may cover the button
    await walker.type("What do you need?", "photographers\uE007");
    await walker.untilAt(/^\/providers\?category=photographers/);
    await walker.press("main button", "Filters");
    await walker.untilDialog(true);
    expect(await walker.visibleText()).toBe("whole");
    await walker.choose("Province", "Western Cape");
    await walker.untilAt(/province=Western(\+|%20)Cape/);
    await walker.browser.back();
    await walker.untilDialog(false);
    expect(await walker.address()).toContain("province=");
  });

  test("a profile's tabs are in the address, and its pictures open over it", async () => {
    await walker.press("article a");
    await walker.untilAt(/^\/provider\//);
    await walker.press("[role=tab]", "Gallery");
    await walker.untilAt(/#gallery$/);
    await walker.browser.key("ArrowRight");
    await walker.untilAt(/#(?!gallery)\w+$/);
    await walker.until("the chosen tab is in front of everything", chosenTabIsOnTop);
    await walker.press("[role=tab]", "Gallery");
    await walker.press("#gallery a");
    await walker.waitForText("1 of ");
    await walker.browser.key("ArrowRight");
    await walker.waitForText("2 of ");
    await walker.browser.key("Escape");
    await walker.until("the lightbox is closed", "return !document.body.innerText.includes('2 of ')");
    expect(await walker.address()).toMatch(/^\/provider\/[^#]+#gallery$/);
  });

  test("an enquiry form is complete on a phone, is sent, and gives the focus back", async () => {
    await walker.press("main button", "Send enquiry");
    await walker.type("Your Name", "Naledi & Tom");
    expect(await walker.visibleText()).toBe("whole");
    await walker.browser.key("Escape");
    await walker.untilDialog(false);
    expect(await walker.focused()).toContain("Send enquiry");
    await walker.press("main button", "Send enquiry");
    const name = Math.random().toString(36).slice(2, 12);
    await walker.type("Email Address", `${name}@couple.example`);
    await walker.type("Message", "We love your pictures. Are you free?");
    await walker.press("button[type=submit]", "Send enquiry");
    await walker.waitForText("Enquiry sent successfully!");
  });

  test("an enquiry form is complete on a laptop", async () => {
    await resize(wide);
    const [path] = (await walker.address()).split("#");
    await walker.open(path ?? "");
    await walker.press("main button", "Send enquiry");
    await walker.find("input", "Your Name");
    expect(await walker.visibleText()).toBe("whole");
  });

  test("a provider signs in, edits its profile and saves it; its small dialogs are complete", async () => {
    const [, provider] = demoLogins;
    await walker.open("/login");
    await walker.type("Email", provider.email);
    await walker.type("Password", provider.password);
    await walker.press("main button[type=submit]");
    await walker.untilAt(/^\/dashboard/);
    const description = await walker.find("textarea[name=description]");
    await walker.browser.type(description, ` We wrote this in ${engine.name}.`);
    await walker.press("button", "Discard");
    await walker.untilDialog(true);
    expect(await walker.visibleText()).toBe("whole");
    await walker.press("button", "Keep them");
    await walker.untilDialog(false);
    await walker.press("button", "Save changes");
    await walker.waitForText("Profile updated successfully!");
  });
});
