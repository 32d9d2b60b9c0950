import { findWithServices } from "./catalogue.ts";
import { expectSent, expectTyped, fillEnquiry, openEnquiry, sendButton, type Typed } from "./enquiry-steps.ts";
import { awake, expect, newAddress, openPage, test } from "./journey.ts";
import { expectEmails, textOf } from "./outbox.ts";
import { sharedFolder } from "./places.ts";
import { screens } from "./screens.ts";

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("a refused enquiry leaves the typed text, shows its errors at the fields, and sends nothing", async ({
      page,
      request,
      noise,
    }) => {
      noise.allow(/^error: Failed to load resource: the server responded with a status of 400/);
      const posted: string[] = [];
      page.on("request", (sent) => {
        if (sent.method() === "POST" && sent.url().includes("/api/enquiries/")) posted.push(sent.url());
      });
      const { id, service } = await findWithServices(request);
      const email = newAddress();
      const typed: Typed = {
        "Your Name": "",
        "Email Address": "lerato at post",
        Phone: "12",
        "Venue location": "A farm near Clarens",
        "Guest count": "80",
        Message: "Please tell us more.",
      };

      await openPage(page, `/provider/${id}`);
      const dialog = await openEnquiry(page);
      await fillEnquiry(dialog, typed);
      await dialog.getByRole("checkbox", { name: service, exact: true }).check();
      await sendButton(dialog).click();

      const name = dialog.getByLabel("Your Name");
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription("Please enter your name.");
      await expect(dialog.getByLabel("Email Address")).toHaveAccessibleDescription(
        "Enter an email address like name@example.com.",
      );
      await expectTyped(dialog, typed);
      expect(posted).toEqual([]);

      const better = { ...typed, "Your Name": "Lerato & Sam", "Email Address": email };
      await fillEnquiry(dialog, better);
      await sendButton(dialog).click();
      const telephone = dialog.getByLabel("Phone");
      await expect(telephone).toBeFocused();
      await expect(telephone).toHaveAccessibleDescription(/.+/);
      await expectTyped(dialog, better);
      await expect(dialog.getByRole("checkbox", { name: service, exact: true })).toBeChecked();
      expect(posted).toHaveLength(1);

      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectTyped(await openEnquiry(page), better);
      await page.reload();
      await awake(page);
      await expectTyped(await openEnquiry(page), better);

      await dialog.getByLabel("Phone").fill("082 555 0142");
      await sendButton(dialog).click();
      await expectSent(page);
      const { enquiries } = await expectEmails(sharedFolder(), email);
      expect(textOf(enquiries[0])).toContain(`Interested in: ${service}`);

      await expectTyped(await openEnquiry(page), { "Your Name": "", "Email Address": "", Message: "" });
    });
  });
}
