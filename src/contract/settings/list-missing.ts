import type { SettingKey } from "./schema.ts";

/** Required by ECTA section 43 and POPIA section 55; in the order of the form. */
const legalSettings = [
  ["contact_email", "contact email"],
  ["contact_phone", "contact phone"],
  ["information_officer_name", "Information Officer"],
  ["legal_name", "legal name"],
  ["legal_status", "legal form"],
  ["registration_number", "registration number"],
  ["street_address", "street address"],
  ["office_bearers", "office bearers"],
  ["service_address", "address for legal documents"],
] as const satisfies readonly (readonly [SettingKey, string])[];

type LegalKey = (typeof legalSettings)[number][0];

/** No legal persons: neither registered nor led by office bearers. */
const persons = new Set(["Sole proprietor", "Partnership"]);
const ofLegalPersons = new Set<LegalKey>(["registration_number", "office_bearers"]);

/** Empty settings that a public site requires [admin-44]. */
export function listMissing(settings: Record<LegalKey, string>): { key: LegalKey; label: string }[] {
  const isPerson = persons.has(settings.legal_status);
  return legalSettings
    .filter(([key]) => settings[key].trim() === "" && !(isPerson && ofLegalPersons.has(key)))
    .map(([key, label]) => ({ key, label }));
}
