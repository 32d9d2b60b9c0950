import { useRevalidator } from "react-router";
import { call } from "../../../client/call/call.ts";
import { Fetched } from "../../../client/call/fetched.tsx";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { readSettingsCall, saveSettingsCall, legalStatuses } from "../../../contract/settings/calls.ts";
import { listMissing } from "../../../contract/settings/list-missing.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { useUnsaved } from "../actions/unsaved.tsx";
import { useTypedSettings, type SettingsAnswer } from "./use-typed-settings.ts";
import styles from "../../../client/list/tab-form.module.css";

const fields = [
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

const files = [
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

/** The site's name and contact details [admin-21]. */
export default function SiteTab() {
  const settings = useFetched(readSettingsCall, {
    as: "provider",
    failed: adminMessages.site_settings_load_failed,
  });
  return (
    <Fetched of={settings} skeleton={<Skeleton height="20rem" />}>
      {(value) => <SiteForm settings={value} onSaved={settings.put} />}
    </Fetched>
  );
}

const keys = [...fields, ...files].map(({ key }) => key);

function SiteForm({ settings, onSaved }: { settings: SettingsAnswer; onSaved: (settings: SettingsAnswer) => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { values, isUnsaved, type: typeIn, letGo } = useTypedSettings(settings, keys);
  useUnsaved("Site Settings", isUnsaved);
  const { form, fieldErrors, error, isBusy } = useForm({
    send: () =>
      withProof(() =>
        call(saveSettingsCall, {
          body: { settings: values },
          failed: adminMessages.settings_save_failed,
        }),
      ),
    onDone(answer) {
      onSaved(answer);
      letGo(values);
      toast(adminMessages.settings_saved, { tone: "good" });
      // the header and the footer show them too
      void revalidate();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Banner>Hero settings have moved to the Front Page Hero Settings tab.</Banner>
      <MissingSettings values={values} />
      <Fields>
        {fields.map(({ key, label, help, ...kind }) => (
          <Field key={key} label={label} help={help} error={fieldErrors[key]} wide={key === "site_name"}>
            <SettingInput name={key} {...kind} value={values[key]} onType={(value) => typeIn(key, value)} />
          </Field>
        ))}
        {files.map(({ key, label, help }) => (
          <Field key={key} label={label} help={help} error={fieldErrors[key]} wide>
            <Textarea
              name={key}
              rows={6}
              spellCheck={false}
              autoComplete="off"
              value={values[key]}
              onChange={(event) => typeIn(key, event.target.value)}
            />
          </Field>
        ))}
      </Fields>
      <FormError sentence={error} />
      <Button type="submit" busy={isBusy} className={styles.start}>
        Save Settings
      </Button>
    </form>
  );
}

type SettingInputProps = { name: string; value: string; onType: (value: string) => void } & (
  | { type: "text" | "email" | "tel" }
  | { options: readonly string[] }
);

function SettingInput({ onType, ...field }: SettingInputProps) {
  if (!("options" in field))
    return <Input autoComplete="off" {...field} onChange={(event) => onType(event.target.value)} />;
  const { options, ...select } = field;
  return (
    <Select {...select} onChange={(event) => onType(event.target.value)}>
      <option value="">Not given</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  );
}

/** Details that a public site must show and that are missing [admin-44]. */
function MissingSettings({ values }: { values: Parameters<typeof listMissing>[0] }) {
  const missing = listMissing(values);
  if (missing.length === 0) return null;
  return (
    <Banner tone="warn">
      South African law asks a public site to state these, and they are empty:{" "}
      {missing.map(({ label }) => label).join(", ")}.
    </Banner>
  );
}
