import { legalStatuses } from "../../../contract/settings/calls.ts";

export const fields = [
  {
    key: "site_name",
    label: "Site name",
    type: "text",
    help: "Shown in the bar, in titles and in every email.",
  },
  {
    key: "contact_email",
    label: "Contact email",
    type: "email",
    help: "Shown in the footer. Complaints and requests for verification go here; while it is empty, to every super admin.",
  },
  {
    key: "contact_phone",
    label: "Contact phone",
    type: "tel",
    help: "With its country code, or as 021 555 0142.",
  },
  {
    key: "information_officer_name",
    label: "Information Officer",
    type: "text",
    help: "Who answers requests under POPIA and PAIA; shown on the privacy page and in the PAIA manual.",
  },
  {
    key: "information_officer_email",
    label: "Information Officer’s email",
    type: "email",
    help: "While it is empty, the contact email is shown.",
  },
  {
    key: "information_officer_contact",
    label: "Information Officer’s phone and address",
    type: "text",
    help: "As they should be shown.",
  },
  {
    key: "legal_name",
    label: "Legal name",
    type: "text",
    help: "The full name of the company or person that runs the site. Shown in the footer and the terms, like everything below.",
  },
  {
    key: "legal_status",
    label: "Legal form",
    options: legalStatuses,
    help: "What that is in law.",
  },
  {
    key: "registration_number",
    label: "Registration number",
    type: "text",
    help: "Such as 2021/456789/07, South Africa. A sole proprietor or partnership has none.",
  },
  {
    key: "street_address",
    label: "Street address",
    type: "text",
    help: "Not a post box.",
  },
  {
    key: "office_bearers",
    label: "Office bearers",
    type: "text",
    help: "Directors, members or trustees, by name.",
  },
  {
    key: "service_address",
    label: "Address for legal documents",
    type: "text",
    help: "The street address where legal documents are received.",
  },
  {
    key: "regulatory_bodies",
    label: "Self-regulatory bodies",
    type: "text",
    help: "Any that you belong to, with how to reach each; empty if none.",
  },
] as const;

export const files = [
  {
    key: "robots_txt",
    label: "robots.txt",
    help: "What search engines may fetch. If empty, the standard file is used; the sitemap is always included.",
  },
  {
    key: "llms_txt",
    label: "llms.txt",
    help: "What language models can read about the site, in Markdown with a title. If empty, the standard file is used.",
  },
] as const;
