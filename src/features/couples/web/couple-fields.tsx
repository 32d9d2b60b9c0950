import { useState } from "react";
import { type FormFaults } from "../../../client/form/use-form.ts";
import * as limits from "../../../contract/limits.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

const optional = "(optional)";

/** Who marries. */
export function PartnerFields({ faults }: { faults: FormFaults }) {
  return (
    <>
      <Field label="Partner 1 name" mark={optional} error={faults["partner1_name"] ?? null}>
        <Input name="partner1_name" autoComplete="given-name" maxLength={limits.name_length_max} />
      </Field>
      <Field label="Partner 2 name" mark={optional} error={faults["partner2_name"] ?? null}>
        <Input name="partner2_name" autoComplete="off" maxLength={limits.name_length_max} />
      </Field>
    </>
  );
}

/** When and where, as far as it is known. */
export function WeddingFields({ faults }: { faults: FormFaults }) {
  const [today] = useState(() => southAfricanTime(Date.now()).slice(0, 10));
  // the server's page may be older than midnight
  const isAlive = useHydrated();
  return (
    <>
      <Field label="Wedding date" mark={optional} error={faults["wedding_date"] ?? null}>
        <Input name="wedding_date" type="date" autoComplete="off" min={isAlive ? today : undefined} />
      </Field>
      <Field
        label="Phone"
        mark={optional}
        help="So that vendors can call you. They only see it if you message them."
        error={faults["phone"] ?? null}
      >
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="082 555 0142"
          maxLength={limits.phone_length_max}
        />
      </Field>
    </>
  );
}
