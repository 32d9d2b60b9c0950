import { findByMedia } from "./catalogue.ts";
import { core } from "./core.ts";
import { expectTyped, fillEnquiry, sentSentence } from "./enquiry-steps.ts";
import { openMenu } from "./filter-steps.ts";
import { expect, newAddress, test } from "./journey.ts";
import { expectEmails } from "./outbox.ts";
import { sharedFolder } from "./places.ts";
import { screens } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

test.use({ javaScriptEnabled: false });

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("filters, order and pages of the list work without scripts", async ({ page }) => {
      await page.goto("/providers");
      const form = page.getByRole("form", { name: "Search and filters" });
      await openMenu(form, "Where");
      await form.getByLabel("Province").selectOption("Gauteng");
      await openMenu(form, "More filters");
      await form.getByRole("switch", { name: "Verified only" }).check();
      await form.getByLabel("Number of guests").fill("20");
      await form.getByRole("checkbox", { name: /^English/ }).check();
      await form.getByRole("button", { name: "Apply filters" }).click();
      await expect(page).toHaveURL(/[?&]province=Gauteng(&|$)/);
      await expect(page).toHaveURL(/[?&]verified=true(&|$)/);
      await expect(page).toHaveURL(/[?&]guests=20(&|$)/);
      await expect(page).toHaveURL(/[?&]facts=english(&|$)/);
      await expect(form.getByLabel("Province")).toHaveValue("Gauteng");
      await openMenu(form, "More filters");
      await expect(form.getByRole("switch", { name: "Verified only" })).toBeChecked();
      await expect(form.getByRole("checkbox", { name: /^English/ })).toBeChecked();
      const places = page.getByRole("article").getByText(/, Gauteng$/);
      await expect(places).toHaveCount(await page.getByRole("article").count());

      await page.goto("/providers");
      await form.getByLabel("Sort by").selectOption("reviews");
      await form.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/[?&]sortBy=reviews(&|$)/);
      const [first = ""] = await page.getByRole("article").getByRole("heading").allTextContents();
      await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL("/providers?sortBy=reviews&page=2");
      await expect(page.getByRole("article")).toHaveCount(24);
      await expect(page.getByRole("heading", { level: 3, name: first, exact: true })).toHaveCount(0);
    });
  });
}

test("the search reads its line without scripts, and searches for it as text on request", async ({ page }) => {
  await page.goto("/providers");
  await page.getByRole("searchbox", { name: "Search vendors" }).fill("fotograaf in soweto");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/providers?category=photographers&near=soweto&line=fotograaf+in+soweto");
  await expect(page.getByText("Showing Photographers near Soweto.")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Photographers");
  await page.getByRole("searchbox", { name: "Search vendors" }).fill("soweto");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: "Search for the exact text" }).click();
  await expect(page.getByRole("searchbox", { name: "Search vendors" })).toHaveValue('"soweto"');
  await expect(page.getByRole("article").first()).toContainText("Soweto");
});

test("the links from the home page to the list work without scripts", core, async ({ page }) => {
  await page.goto("/");
  const finder = page.getByRole("search", { name: "Find vendors" });
  await finder.getByLabel("What do you need?").fill("venues");
  await finder.getByLabel("Where").fill("Paarl, Western Cape");
  await finder.getByLabel("Wedding date").fill(weddingDay.typed);
  await finder.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/providers\?category=venues&near=Paarl/);
  await expect(page).toHaveURL(new RegExp(`[?&]date=${weddingDay.typed}(&|$)`));
  await expect(page.getByRole("heading", { name: "In Paarl and within 100 km" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the list of a category on the home page, and the ways on from an empty list, are there without scripts", async ({
  page,
}) => {
  await page.goto("/?category=photographers");
  const form = page.getByRole("form", { name: "Narrow this list" });
  await form.getByLabel("Search this list").fill("soweto");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/\?category=photographers&search=soweto/);
  await expect(page.getByRole("article").first()).toContainText("Soweto");
  await page.goto("/providers?category=photographers&search=%22qxqzvjk%22");
  await expect(page.getByRole("link", { name: /^Without “qxqzvjk”: \d+$/ })).toBeVisible();
});

test("the front page links to pages by place, which list vendors and link to others, without scripts", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Popular by place" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/venues\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Wedding Venues in /);
  await page.goto("/venues/franschhoek");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding Venues in Franschhoek");
  await expect(page.getByText(/\d+ vendors serve Franschhoek, all within 100 km\./)).toBeVisible();
  const there = page.getByRole("region", { name: "In Franschhoek and within 100 km" });
  await expect(there.getByRole("article").first()).toContainText("Wildevy Estate");
  await page
    .getByRole("region", { name: "Near Franschhoek" })
    .getByRole("link", { name: /^Paarl/ })
    .click();
  await expect(page).toHaveURL("/venues/paarl");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Western Cape" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding Venues in Western Cape");
  await page
    .getByRole("link", { name: "Filter and sort this list" })
    .or(page.getByRole("link", { name: /^See the other/ }))
    .click();
  await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape");
});

test("a profile can be read completely without scripts", core, async ({ page, request, noise }) => {
  // video posters are on an external host
  noise.allow(/i\.ytimg\.com|ERR_/);
  const { id, business_name } = await findByMedia(request, ({ pictures, videos }) => pictures > 8 && videos > 0);
  await page.goto(`/provider/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const name of ["About Us", "Get in Touch", "Gallery", "Videos"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
});

test("an enquiry is written, put right and sent without scripts", core, async ({ page, request, noise }) => {
  noise.allow(/the server responded with a status of 400/);
  const { id, business_name } = await findByMedia(request, ({ pictures, videos }) => pictures > 0 && videos === 0);
  await page.goto(`/provider/${id}`);
  await page.getByRole("button", { name: "Send enquiry" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: `Send an enquiry to ${business_name}` })).toBeVisible();
  const couple_email = newAddress();
  const typed = { "Your Name": "Lerato", "Email Address": couple_email, "Guest count": "many", Message: "Is it free?" };
  await fillEnquiry(page.getByRole("main"), typed);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Enter the number of guests as a whole number.")).toBeVisible();
  await expectTyped(page.getByRole("main"), typed);
  await page.goBack();
  // a reload restores only fields with autocomplete
  const { "Your Name": name, "Email Address": email, Message } = typed;
  await expectTyped(page.getByRole("main"), { "Your Name": name, "Email Address": email, Message });
  await page.getByLabel("Guest count").fill("80");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(sentSentence)).toBeVisible();
  await page.reload();
  const { enquiries, copies } = await expectEmails(sharedFolder(), couple_email);
  expect([enquiries.length, copies.length]).toEqual([1, 1]);
  await page.getByRole("link", { name: "back to the profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();
});

test("the menu of a phone opens without scripts", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Browse Providers" }).click();
  await expect(page).toHaveURL("/providers");
});
