import { expect, test } from "vitest";
import { addressLine, presentContacts } from "./present-contacts.ts";

const contacts = (provider: Parameters<typeof presentContacts>[0]) => presentContacts(provider, "Hello & hi");

const silent = {
  phone: "+27215550181",
  alternative_phone: null,
  whatsapp_number: null,
  email_public: null,
  website: null,
  latitude: null,
  longitude: null,
};

test("numbers are shown in national form, and only a mobile gets WhatsApp", () => {
  expect(contacts({ ...silent, alternative_phone: "+27825550117" })).toEqual([
    { kind: "phone", text: "021 555 0181", href: "tel:+27215550181" },
    { kind: "phone", text: "082 555 0117", href: "tel:+27825550117" },
    { kind: "whatsapp", text: "WhatsApp 082 555 0117", href: "https://wa.me/27825550117?text=Hello%20%26%20hi" },
  ]);
});

test("a number that occurs twice is shown once", () => {
  const shown = contacts({
    ...silent,
    phone: "+27825550117",
    alternative_phone: "+27825550117",
    whatsapp_number: "+27825550117",
  });
  expect(shown.map(({ kind }) => kind)).toEqual(["phone", "whatsapp"]);
});

test("a pin is the destination of directions on maps", () => {
  const [, directions] = contacts({ ...silent, latitude: -33.9123, longitude: 19.1156 });
  const href = "https://www.google.com/maps/dir/?api=1&destination=-33.9123%2C19.1156";
  expect(directions).toEqual({ kind: "directions", text: "Directions", href });
});

test("a website is named by its host, and one that is no web address is not linked", () => {
  expect(contacts({ ...silent, website: "https://www.wildevy.example/weddings" })[1]).toEqual({
    kind: "website",
    text: "wildevy.example",
    href: "https://www.wildevy.example/weddings",
  });
  expect(contacts({ ...silent, website: "javascript:alert(1)" })).toHaveLength(1);
});

test("the address names its town once", () => {
  const place = { city: "Paarl", postal_code: "7646" };
  expect(addressLine({ ...place, business_address: "4 Main Road, Paarl" })).toBe("4 Main Road, Paarl, 7646");
  expect(addressLine({ ...place, business_address: "4 Main Road" })).toBe("4 Main Road, Paarl, 7646");
  expect(addressLine({ ...place, business_address: null })).toBeNull();
});
