import type { Settings } from "../src/contract/settings/schema.ts";

/** Invented, with unreachable contact details. */
export const demoSettings: Partial<Settings> = {
  hero_overlay_opacity: "0.25",
  contact_email: "hello@umshado.example",
  contact_phone: "+27215550142",
  information_officer_name: "Nomsa Khumalo",
  information_officer_email: "privacy@umshado.example",
  information_officer_contact: "021 555 0142, 14 Imaginary Lane, Cape Town, 8001",
  legal_name: "Umshado Demonstration (Pty) Ltd",
  legal_status: "Private company",
  registration_number: "0000/000000/07 (invented), South Africa",
  street_address: "14 Imaginary Lane, Cape Town, 8001",
  office_bearers: "Nomsa Khumalo, director",
  service_address: "14 Imaginary Lane, Cape Town, 8001",
};
