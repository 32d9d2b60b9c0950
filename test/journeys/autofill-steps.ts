import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const saved = {
  NAME_FULL: "Thandi Example",
  COMPANY_NAME: "Example Trading",
  EMAIL_ADDRESS: "thandi@post.example",
  PHONE_HOME_WHOLE_NUMBER: "+27825550142",
  ADDRESS_HOME_LINE1: "1 Long Street",
  ADDRESS_HOME_CITY: "Cape Town",
  ADDRESS_HOME_ZIP: "8001",
  ADDRESS_HOME_COUNTRY: "South Africa",
};

export async function autofill(page: Page, field: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const address = { fields: Object.entries(saved).map(([name, value]) => ({ name, value })) };
  await session.send("DOM.enable");
  await session.send("Autofill.enable");
  await session.send("Autofill.setAddresses", { addresses: [address] });
  await field.evaluate((at) => at.setAttribute("data-autofill", ""));
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-autofill]" });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  // the browser scans a form shortly after it appears
  await expect(async () => {
    await session.send("Autofill.trigger", { fieldId: node.backendNodeId, address });
    await expect(field).not.toHaveValue("", { timeout: 1_000 });
  }).toPass();
  await session.detach();
}

export async function expectTrapEmpty(form: Locator): Promise<void> {
  await expect(form.locator("input[name=extra_remarks]")).toHaveValue("");
}
