import type { Page } from "@playwright/test";
import { addEntries, fieldOf, fillLines, openTab, type TabName } from "./dashboard-steps.ts";
import { expect } from "./journey.ts";

const lines: Partial<Record<TabName, Record<string, string>>> = {
  "Basic Info": {
    "Contact person": "Nandi Mokoena",
    "About your business":
      "Wild flowers from our own farm.\n\nWe come the day before, and stay until the last arch stands.",
    "WhatsApp number": "083 555 0143",
    "Another phone": "058 555 0144",
    "Email for couples": "flowers@veldblom.example",
    Website: "www.veldblom.example",
    "Business address": "Farm Rooikrans, Naauwpoort Road",
    "Postal code": "9707",
  },
  "Business Details": {
    "Established in": "2014",
    "Years of experience": "17",
    "Weddings and events done": "240",
    "Team size": "3 to 6 people",
    "Most guests": "300",
    "Business registration": "2014/123456/07",
  },
  "Pricing & Services": {
    "Price from": "8500",
    "Price to": "R42 000.00",
    "How far ahead to book": "Four months before the day",
    "Cancellation policy": "The deposit moves with you to a new date within the year.",
  },
  "Social Media": {
    Instagram: "@veldblom",
    YouTube: "https://www.youtube.com/@veldblom",
    TikTok: "tiktok.com/@veldblom",
    Pinterest: "pinterest.com/veldblom",
    LinkedIn: "linkedin.com/company/veldblom",
    "Google reviews": "31",
    "Facebook reviews": "12",
    "Facebook review link": "facebook.com/veldblom/reviews",
  },
  "Operating Details": { "Travel radius": "150" },
};

const lists: Partial<Record<TabName, Record<string, string[]>>> = {
  "Business Details": {
    "Languages spoken": ["Sesotho", "English"],
    "Awards and certifications": ["Free State Florist of 2024"],
    Specialties: ["Meadow arches"],
    Keywords: ["unruly"],
  },
  "Pricing & Services": {
    "Other ways to pay": ["Lay-by"],
    "Services offered": ["Bridal bouquets", "Table flowers"],
  },
  "Operating Details": { "More places you serve": ["Clarens", "Fouriesburg"] },
};

export async function fillTab(page: Page, name: TabName): Promise<void> {
  const panel = await openTab(page, name);
  await fillLines(panel, lines[name] ?? {});
  for (const [label, entries] of Object.entries(lists[name] ?? {})) await addEntries(panel, label, entries);
}

const comeBackAs: Record<string, string> = {
  Website: "https://www.veldblom.example",
  "Price from": "8 500",
  "Price to": "42 000",
  Instagram: "https://www.instagram.com/veldblom",
  TikTok: "https://tiktok.com/@veldblom",
  Pinterest: "https://pinterest.com/veldblom",
  LinkedIn: "https://linkedin.com/company/veldblom",
  "Facebook review link": "https://facebook.com/veldblom/reviews",
};

export async function expectFilled(page: Page): Promise<void> {
  for (const [name, typed] of Object.entries(lines)) {
    const panel = await openTab(page, name as TabName);
    for (const [label, text] of Object.entries(typed)) {
      const value = await fieldOf(panel, label).inputValue();
      expect({ label, value: value.replaceAll("\u00a0", " ") }).toEqual({ label, value: comeBackAs[label] ?? text });
    }
    for (const entry of Object.values(lists[name as TabName] ?? {}).flat()) {
      await expect(panel.getByRole("button", { name: `Remove ${entry}`, exact: true })).toBeVisible();
    }
  }
}

/** What the public overview shows; keywords are only for search. */
export const readByVisitors: readonly string[] = [
  "Wild flowers from our own farm.",
  "We come the day before, and stay until the last arch stands.",
  "Contact: Nandi Mokoena",
  "082 555 0142",
  "WhatsApp 083 555 0143",
  "058 555 0144",
  "flowers@veldblom.example",
  "veldblom.example",
  "Farm Rooikrans, Naauwpoort Road, Bethlehem, 9707",
  "Established2014",
  "Experience17 years",
  "Team size3 to 6 people",
  "Events completed240+",
  "GuestsUp to 300",
  "Good to knowBohoRustic",
  "Registration2014/123456/07",
  "LanguagesSesotho, English",
  "InsurancePublic liability up to R 5 million",
  "Free State Florist of 2024",
  "Known for: Meadow arches",
  "Bridal bouquets",
  "Table flowers",
  "Price rangeR 8 500 to R 42 000",
  "Moderate to Premium",
  "Deposit50%",
  "Payment methodsLay-by, EFT, SnapScan",
  "Lead timeFour months before the day",
  "ConsultationR 450",
  "CancellationThe deposit moves with you to a new date within the year.",
  "Bethlehem, Clarens, Fouriesburg",
  "Travels up to 150 km from Bethlehem.",
  "31 reviews on Google",
  "12 reviews on Facebook",
  "Instagram",
  "YouTube",
  "TikTok",
  "LinkedIn",
  "Pinterest",
];
