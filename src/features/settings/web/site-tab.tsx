import { useRevalidator } from "react-router";
import { useUnsaved } from "../../../client/admin/unsaved.tsx";
import { withProof } from "../../../client/admin/with-proof.ts";
import { call } from "../../../client/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { readSettings, saveSettings } from "../../../contract/settings/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useTypedSettings, type SettingsAnswer } from "./use-typed-settings.ts";
import styles from "../../../client/admin/tab-form.module.css";

/** The site's name and how to reach those who run it [admin-21]. */
export default function SiteTab() {
  const settings = useFetched(readSettings, {
    as: "provider",
    failed: adminMessages.site_settings_load_failed,
  });
  if (!settings.value) {
    if (settings.error !== null)
      return <LoadFailure onRetry={() => void settings.reload()}>{settings.error}</LoadFailure>;
    return <Skeleton height="20rem" />;
  }
  return <SiteForm settings={settings.value} onSaved={settings.put} />;
}

const fields = [
  {
    key: "site_name",
    label: "Site name",
    type: "text",
    autoComplete: "off",
    help: "Shown in the bar, in titles and in every email.",
  },
  {
    key: "contact_email",
    label: "Contact email",
    type: "email",
    autoComplete: "off",
    help: "Requests for verification go here.",
  },
  {
    key: "contact_phone",
    label: "Contact phone",
    type: "tel",
    autoComplete: "off",
    help: "With its country code, or as 021 555 0142.",
  },
  {
    key: "information_officer_name",
    label: "Information Officer",
    type: "text",
    autoComplete: "off",
    help: "Who answers requests under POPIA; shown on the privacy page.",
  },
  {
    key: "information_officer_email",
    label: "Information Officer’s email",
    type: "email",
    autoComplete: "off",
    help: "The contact email stands there while this is empty.",
  },
  {
    key: "information_officer_contact",
    label: "Information Officer’s phone and address",
    type: "text",
    autoComplete: "off",
    help: "As they are to be read.",
  },
] as const;
/** Files that programs read, of several lines. */
const files = [
  {
    key: "robots_txt",
    label: "robots.txt",
    help: "What search engines may fetch. Empty, the standard one stands there; the sitemap is always named.",
  },
  {
    key: "llms_txt",
    label: "llms.txt",
    help: "What language models are told of the site, in Markdown below a title. Empty, the standard one stands there.",
  },
] as const;
const keys = [...fields, ...files].map(({ key }) => key);

function SiteForm({ settings, onSaved }: { settings: SettingsAnswer; onSaved: (settings: SettingsAnswer) => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { values, isUnsaved, type: typeIn, letGo } = useTypedSettings(settings, keys);
  useUnsaved("Site Settings", isUnsaved);
  const { form, faults, error, isBusy } = useForm({
    send: () =>
      withProof(() =>
        call(saveSettings, {
          body: { settings: values },
          failed: adminMessages.settings_save_failed,
        }),
      ),
    onDone(answer) {
      onSaved(answer);
      letGo(values);
      toast(adminMessages.settings_saved, undefined, { tone: "good" });
      // the bar and the footer show them too
      void revalidate();
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Banner>Hero settings have moved to the Front Page Hero Settings tab.</Banner>
      <Fields>
        {fields.map(({ key, label, type, autoComplete, help }) => (
          <Field key={key} label={label} help={help} error={faults[key] ?? null} wide={key === "site_name"}>
            <Input
              name={key}
              type={type}
              autoComplete={autoComplete}
              value={values[key]}
              onChange={(event) => typeIn(key, event.target.value)}
            />
          </Field>
        ))}
        {files.map(({ key, label, help }) => (
          <Field key={key} label={label} help={help} error={faults[key] ?? null} wide>
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
      {error !== null && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
      <Button type="submit" busy={isBusy} className={styles.start}>
        Save Settings
      </Button>
    </form>
  );
}
