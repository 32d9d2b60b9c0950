import { demoLogins } from "../../seed/demo-directory.ts";
import { signInHere } from "./account-steps.ts";
import { demo } from "./demo.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { ask } from "./people.ts";

/** A published venue of the demo that nobody has written to: no enquiry to many of another journey asks venues. */
function unaskedVenue() {
  const { providers, enquiries } = demo;
  const asked = new Set(enquiries.flatMap(({ recipients }) => recipients.map(({ provider_id }) => provider_id)));
  const venue = providers.find(
    ({ row, categories }) =>
      row.is_published && !asked.has(row.id) && categories.length === 1 && categories[0]?.slug === "venues",
  );
  if (!venue) throw new Error("the demo has no venue that nobody has written to");
  return { id: venue.row.id, email: venue.email, password: demoLogins[1].password };
}

test("a provider reads what arrived, says that it answered, marks it as junk, takes each back, and finds it under Junk", async ({
  page,
}) => {
  const venue = unaskedVenue();
  const couple_email = newAddress();
  const body = {
    provider_id: venue.id,
    couple_name: "Lwazi & Sam",
    couple_email,
    couple_phone: "082 555 0142",
    venue_location: "Clarens, Free State",
    message: "Is the 8th still free?",
  };
  expect((await ask("/api/enquiries/direct", { body })).status).toBe(201);

  await openPage(page, "/login");
  await signInHere(page, venue);
  await expect(page.getByText(/^1 new enquiry, \d+ views? this week$/)).toBeVisible();
  await page.getByRole("link", { name: /^Enquiries\s*1 new$/ }).click();
  await expect(page).toHaveURL("/enquiries");
  await expect(page.getByRole("heading", { level: 1, name: "Enquiries" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Lwazi & Sam" }) });
  await expect(card.getByRole("link", { name: couple_email })).toHaveAttribute("href", /^mailto:/);
  await expect(card.getByRole("link", { name: "082 555 0142" })).toHaveAttribute("href", "tel:+27825550142");
  await expect(card).toContainText("Is the 8th still free?");
  await expect(card).toContainText("Clarens, Free State");
  await expect(card).toContainText("Sent only to you");
  await expect(card.getByRole("link", { name: "Reply to Lwazi & Sam" })).toHaveAttribute(
    "href",
    `mailto:${couple_email}?subject=${encodeURIComponent("Re: Enquiry from Lwazi & Sam")}`,
  );

  await card.getByRole("link", { name: "Reply to Lwazi & Sam" }).click();
  await expect(card.getByText(/^Have you answered\?/)).toBeVisible();
  await expect(card).not.toContainText("Answered on");
  const views = page.getByRole("navigation", { name: "Enquiries" });
  await views.getByRole("link", { name: "To answer" }).click();
  await expect(page).toHaveURL("/enquiries?view=unanswered");
  await page.getByRole("button", { name: "Mark as answered: enquiry from Lwazi & Sam" }).click();
  await expect(page.getByText("The enquiry from Lwazi & Sam is marked as answered.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No enquiry waits for your answer" })).toBeVisible();
  await views.getByRole("link", { name: "Received" }).click();
  await expect(card).toContainText(/Answered on \d+ \w+ \d{4}/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Mark as answered: enquiry from Lwazi & Sam" })).toBeVisible();
  await expect(card).not.toContainText("Answered on");
  await page.getByRole("button", { name: "Mark as answered: enquiry from Lwazi & Sam" }).click();
  await page.getByRole("button", { name: "Not answered yet: enquiry from Lwazi & Sam" }).click();
  await expect(page.getByText("The enquiry from Lwazi & Sam is marked as not answered yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as answered: enquiry from Lwazi & Sam" })).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Search your enquiries" });
  await search.fill("wrong words");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing with “wrong words”" })).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(card).toBeVisible();

  const junk = page.getByRole("button", { name: "Mark as junk: enquiry from Lwazi & Sam" });
  const nothing = page.getByRole("heading", { name: "No enquiries yet" });
  await junk.click();
  await expect(page.getByText("The enquiry from Lwazi & Sam is marked as junk.")).toBeVisible();
  await expect(nothing).toBeVisible();
  // one toast at a time for one enquiry: this way back is the junk's
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();

  await junk.click();
  await expect(nothing).toBeVisible();
  await views.getByRole("link", { name: "Junk" }).click();
  await expect(page).toHaveURL("/enquiries?view=junk");
  await expect(card).toContainText("Is the 8th still free?");
  await page.getByRole("button", { name: "Not junk: enquiry from Lwazi & Sam" }).click();
  await expect(page.getByRole("heading", { name: "No junk" })).toBeVisible();
  await views.getByRole("link", { name: "Received" }).click();
  await expect(card).toBeVisible();
});
