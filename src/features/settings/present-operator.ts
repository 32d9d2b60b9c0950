import type { Settings } from "../../contract/settings/schema.ts";

/** The operator's details required by ECTA section 43, where set [admin-44]. */
export function presentOperator(settings: Settings): { term: string; text: string }[] {
  return [
    { term: "Legal name", text: settings.legal_name },
    { term: "Legal form", text: settings.legal_status },
    { term: "Registration number", text: settings.registration_number },
    { term: "Street address", text: settings.street_address },
    { term: "Office bearers", text: settings.office_bearers },
    { term: "Address for legal documents", text: settings.service_address },
    { term: "Member of", text: settings.regulatory_bodies },
  ].filter(({ text }) => text !== "");
}
