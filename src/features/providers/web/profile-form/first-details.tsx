import { FormProvider } from "react-hook-form";
import type { CategoryWithSubcategories } from "../../../../contract/categories/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Fields } from "../../../../ui/form/field.tsx";
import { TitleBlock } from "../../../../ui/page/section.tsx";
import { orderErrors } from "./check-values.ts";
import { PrimaryCategoryField } from "./fields/category-fields.tsx";
import { focusField } from "./fields/focus-field.ts";
import { PlaceFields } from "./fields/place-fields.tsx";
import { TextField } from "./fields/typed-fields.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import styles from "./first-details.module.css";

interface FirstDetailsProps {
  profile: MyProfile;
  categories: readonly CategoryWithSubcategories[];
  onSaved: (profile: MyProfile) => void;
}

const required = { mark: "(required)", "aria-required": true } as const;
const requested = ["business_name", "contact_person", "phone"] as const;

/** For social sign-ins: the details that others gave at registration [providers-3]. */
export function FirstDetails({ profile, categories, onSaved }: FirstDetailsProps) {
  const state = useProfileForm({
    profile,
    onSaved,
    always: requested,
    onErrors: (names) => orderErrors(names, "basic").slice(0, 1).forEach(focusField),
  });
  const lead = "A few details that couples need to find you. Everything else can wait.";
  return (
    <div className={styles.frame}>
      <TitleBlock title="Tell us about your business" lead={lead} />
      <FormProvider {...state.form}>
        <form
          noValidate
          aria-label="Your business"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void state.save();
          }}
        >
          <Fields>
            <TextField
              name="business_name"
              {...required}
              autoComplete="organization"
              maxLength={limits.name_length_max}
            />
            <TextField name="contact_person" {...required} autoComplete="name" maxLength={limits.name_length_max} />
            <TextField
              name="phone"
              {...required}
              type="tel"
              autoComplete="tel"
              maxLength={limits.phone_length_max}
              placeholder="082 555 0142"
            />
            <PrimaryCategoryField categories={categories} />
            <PlaceFields />
          </Fields>
          <Button type="submit" busy={state.isSaving} className={styles.submit}>
            Save and continue
          </Button>
        </form>
      </FormProvider>
    </div>
  );
}
