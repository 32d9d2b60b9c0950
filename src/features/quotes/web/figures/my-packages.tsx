import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useForm, type FormValues } from "../../../../client/form/use-form.ts";
import { listTemplatesCall, showPackageCall, templateMessages } from "../../../../contract/quotes/calls.ts";
import { package_name_length_max, package_text_length_max, packages_max } from "../../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../../contract/quotes/money.ts";
import type { QuoteTemplate } from "../../../../contract/quotes/template-schema.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { ActionButton } from "../../../../ui/overlay/action-button.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./figures.module.css";

const failed = "We could not do that. Please check your connection and try again.";

/** Shows templates as packages on the profile, with their texts [quotes-24]. */
export function MyPackages() {
  const { value, error, put, reload } = useFetched(listTemplatesCall, { as: "provider", failed });
  const lead = `Up to ${packages_max} of your templates, each priced from the required items. Couples read the name that you give it here, and may ask about it in their enquiry.`;
  if (value === null && error === null) return null;
  return (
    <Section title="Packages on your profile" lead={lead}>
      {value === null ? (
        <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
      ) : value.templates.length === 0 ? (
        <p>You have no templates yet. Save one from a quote that you write.</p>
      ) : (
        <ul className={styles.packages}>
          {value.templates.map((template) => (
            <Package key={template.id} template={template} onSaved={(templates) => put({ templates })} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface PackageProps {
  template: QuoteTemplate;
  onSaved: (templates: QuoteTemplate[]) => void;
}

function Package({ template, onSaved }: PackageProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { id, name, is_shown, shown_name, shown_text, from_cents } = template;
  async function hide() {
    const body = { is_shown: false, shown_name, shown_text };
    const outcome = await call(showPackageCall, { params: { id }, body, failed });
    if (!outcome.ok) return outcome.error;
    onSaved(outcome.body.templates);
    return void toast("Hidden from your profile.");
  }
  return (
    <li>
      <div className={text.actions}>
        <b>{is_shown ? shown_name : name}</b>
        {is_shown && <Badge tone="good">On your profile</Badge>}
      </div>
      <p className={text.fine}>
        {is_shown && name !== shown_name && `Your template “${name}”. `}
        From {formatRandCents(from_cents)}
      </p>
      {is_shown && shown_text !== "" && <p>{shown_text}</p>}
      {isOpen ? (
        <PackageForm
          template={template}
          onLeave={() => setOpen(false)}
          onSaved={(templates) => {
            setOpen(false);
            onSaved(templates);
          }}
        />
      ) : (
        <div className={text.actions}>
          <Button small variant="outline" onClick={() => setOpen(true)}>
            {is_shown ? "Edit" : "Show on my profile"}
          </Button>
          {is_shown && (
            <ActionButton small variant="quiet" onPress={hide}>
              Hide from profile
            </ActionButton>
          )}
        </div>
      )}
    </li>
  );
}

function PackageForm({ template, onSaved, onLeave }: PackageProps & { onLeave: () => void }) {
  const toast = useToast();
  const { id, content, shown_name, shown_text } = template;
  const { form, fieldErrors, error, isBusy } = useForm({
    check: errorsOf,
    send: ({ shown_name: named = "", shown_text: description = "" }) =>
      call(showPackageCall, {
        params: { id },
        body: { is_shown: true, shown_name: named, shown_text: description },
        failed,
      }),
    onDone({ templates }) {
      onSaved(templates);
      toast("Shown on your profile.", { tone: "good" });
    },
  });
  return (
    <form {...form} aria-label={`${template.name} as a package`}>
      <FormError sentence={Object.keys(fieldErrors).length > 0 ? null : error} />
      <Field wide label="Name on your profile" error={fieldErrors["shown_name"]}>
        <Input name="shown_name" maxLength={package_name_length_max} defaultValue={shown_name || content.title} />
      </Field>
      <Field wide label="A line about it" mark="(optional)" error={fieldErrors["shown_text"]}>
        <Textarea name="shown_text" rows={2} maxLength={package_text_length_max} defaultValue={shown_text} />
      </Field>
      <div className={text.actions}>
        <Button small type="submit" busy={isBusy}>
          Show on profile
        </Button>
        <Button small variant="quiet" onClick={onLeave}>
          Not now
        </Button>
      </div>
    </form>
  );
}

function errorsOf({ shown_name = "" }: FormValues): Record<string, string> {
  return shown_name.trim() === "" ? { shown_name: templateMessages.package_name_missing } : {};
}
