import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import {
  addTemplateCall,
  changeTemplateCall,
  listTemplatesCall,
  removeTemplateCall,
} from "../../../contract/quotes/calls.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { QuoteTemplate, QuoteDraft } from "../../../contract/quotes/template-schema.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChip, Chips } from "../../../ui/form/chips.tsx";
import { Field, FieldGroup } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { templateOf } from "./editor-values.ts";
import { formatTerms } from "./quote-labels.ts";
import text from "../../../ui/text.module.css";
import styles from "./editor.module.css";

interface TemplatesProps {
  draft: QuoteDraft;
  onUse: (template: QuoteTemplate, how: "whole" | "lines") => void;
}

const failed = "We could not do that. Please check your connection and try again.";

/** Rule [quotes-14]. */
export function EditorTemplates({ draft, onUse }: TemplatesProps) {
  const { value, put } = useFetched(listTemplatesCall, { as: "provider", failed });
  const [chosen, setChosen] = useState("");
  const toast = useToast();
  const templates = value?.templates ?? [];
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  async function remove({ id, name }: QuoteTemplate) {
    const outcome = await call(removeTemplateCall, { params: { id }, failed });
    if (!outcome.ok) return void toast(outcome.error, { tone: "bad" });
    put(outcome.body);
    toast(`“${name}” is removed.`);
  }
  return (
    <div className={styles.part}>
      {template && (
        <>
          <FieldGroup wide legend="Your templates">
            <Chips>
              {templates.map(({ id, name, from_cents, content }) => (
                <ChoiceChip
                  key={id}
                  type="radio"
                  name="template"
                  value={id}
                  checked={id === template.id}
                  onChange={() => setChosen(id)}
                >
                  {name}, {formatRandCents(from_cents)}, {formatTerms(content)}
                </ChoiceChip>
              ))}
            </Chips>
          </FieldGroup>
          <div className={text.actions}>
            <Button small variant="outline" onClick={() => onUse(template, "lines")}>
              Add its items
            </Button>
            <Button small variant="quiet" onClick={() => onUse(template, "whole")}>
              Use this template
            </Button>
            <Button small variant="quiet" onClick={() => void remove(template)}>
              Remove
            </Button>
          </div>
        </>
      )}
      <SaveTemplate draft={draft} templates={templates} onSaved={(all) => put({ templates: all })} />
    </div>
  );
}

interface SaveProps {
  draft: QuoteDraft;
  templates: readonly QuoteTemplate[];
  onSaved: (templates: QuoteTemplate[]) => void;
}

/** A template with the same name is overwritten. */
function SaveTemplate({ draft, templates, onSaved }: SaveProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  async function save() {
    setBusy(true);
    const same = templates.find((each) => each.name === name.trim());
    const body = { name, content: templateOf(draft) };
    const outcome = same
      ? await call(changeTemplateCall, { params: { id: same.id }, body, failed })
      : await call(addTemplateCall, { body, failed });
    setBusy(false);
    setError(outcome.ok ? null : outcome.error);
    if (!outcome.ok) return;
    onSaved([...templates.filter(({ id }) => id !== same?.id), outcome.body.template]);
    setName("");
    toast("Saved as a template.", { tone: "good" });
  }
  return (
    <>
      <Field
        label="Save this quote as a template"
        mark="(optional)"
        help="Saves everything except date, guests and travel. Only you see the name."
        error={error}
      >
        <Input
          value={name}
          maxLength={limits.template_name_length_max}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className={text.actions}>
        <Button small variant="outline" busy={isBusy} disabled={name.trim() === ""} onClick={() => void save()}>
          Save as a template
        </Button>
      </div>
    </>
  );
}
