import { Suspense } from "react";
import type { CategoryWithSubcategories } from "../../../../contract/categories/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import { readDegrees } from "../../../../contract/providers/profile-numbers.ts";
import { Fields } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { lazyComponent } from "../../../../ui/lazy-component.ts";
import { AdditionalCategoriesField, PrimaryCategoryField } from "./fields/category-fields.tsx";
import { PlaceFields } from "./fields/place-fields.tsx";
import { AreaField, LinkField, TextField } from "./fields/typed-fields.tsx";
import { useField } from "./use-field.ts";
import { useIsVenue } from "./use-is-venue.ts";

const PinMap = lazyComponent(
  async () => (await import("../../../places/web/map/pin-map.tsx")).PinMap,
  () => <p>The map could not be loaded. You can type the coordinates.</p>,
);

/** A venue's exact position [map-5]. Shown to other businesses only while it has an error to correct. */
function PinFields({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  const latitude = useField("latitude");
  const longitude = useField("longitude");
  const [{ value: city }, { value: province }] = [useField("city"), useField("province")];
  const isVenue = useIsVenue(categories);
  if (!isVenue) return null;
  const [north, east] = [readDegrees(latitude.value), readDegrees(longitude.value)];
  return (
    <>
      <p>Couples find your venue by its pin. Press the map to place it, or type its coordinates.</p>
      <Suspense>
        <PinMap
          pin={north === null || east === null ? null : { latitude: north, longitude: east }}
          town={[city, province].filter((name) => name.trim() !== "").join(", ")}
          onMove={(pin) => {
            latitude.change(pin ? pin.latitude.toFixed(5) : "");
            longitude.change(pin ? pin.longitude.toFixed(5) : "");
          }}
        />
      </Suspense>
      <Fields>
        <TextField name="latitude" placeholder="-33.91230" help="Degrees, below zero in the south." />
        <TextField name="longitude" placeholder="19.11560" help="Degrees east." />
      </Fields>
    </>
  );
}

const phone = { type: "tel", autoComplete: "tel", maxLength: limits.phone_length_max } as const;
const required = { mark: "(required)", "aria-required": true } as const;

export function BasicInfoTab({ categories }: { categories: readonly CategoryWithSubcategories[] }) {
  return (
    <>
      <FormSection title="Your business" lead="The first things couples read.">
        <Fields>
          <TextField
            name="business_name"
            {...required}
            autoComplete="organization"
            maxLength={limits.name_length_max}
          />
          <TextField
            name="contact_person"
            {...required}
            autoComplete="name"
            maxLength={limits.name_length_max}
            help="The person couples will talk to."
          />
          <AreaField
            name="description"
            mark="(recommended)"
            rows={7}
            maxLength={limits.description_length_max}
            help="What makes a day with you special? Two or three short paragraphs read best."
          />
        </Fields>
      </FormSection>
      <FormSection title="What you do" lead="You’re listed under every category you choose.">
        <Fields>
          <PrimaryCategoryField categories={categories} />
        </Fields>
        <AdditionalCategoriesField categories={categories} />
      </FormSection>
      <FormSection
        title="How couples reach you"
        lead="Everyone can see these. Enquiries also go to your account’s email."
      >
        <Fields>
          <TextField name="phone" {...required} {...phone} placeholder="082 555 0142" />
          <TextField
            name="whatsapp_number"
            {...phone}
            help="Only if it’s different: a cell number above already gets a WhatsApp link."
          />
          <TextField name="alternative_phone" {...phone} />
          <TextField
            name="email_public"
            type="email"
            autoComplete="email"
            maxLength={limits.email_length_max}
            help="Shown on your profile. The email address you log in with is never shown."
          />
          <LinkField name="website" mark="(recommended)" placeholder="www.example.co.za" autoComplete="url" />
        </Fields>
      </FormSection>
      <FormSection title="Where you are" lead="Couples search by town and province.">
        <Fields>
          <PlaceFields />
          <AreaField
            name="business_address"
            rows={3}
            autoComplete="street-address"
            maxLength={limits.address_length_max}
            help="Leave it empty if you work from home and would rather not show it."
          />
          <TextField name="postal_code" autoComplete="postal-code" inputMode="numeric" maxLength={12} />
        </Fields>
        <PinFields categories={categories} />
      </FormSection>
    </>
  );
}
