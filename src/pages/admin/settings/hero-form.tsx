import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import * as limits from "../../../contract/limits.ts";
import { saveSettingsCall } from "../../../contract/settings/calls.ts";
import type { Settings } from "../../../contract/settings/schema.ts";
import { Hero } from "../../../features/settings/web/hero/hero.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, Fields, FieldGroup } from "../../../ui/form/field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { useUnsaved } from "../actions/unsaved.tsx";
import { HeroImage } from "./hero-image.tsx";
import { useTypedSettings, type SettingsAnswer } from "./use-typed-settings.ts";
import styles from "../../../client/list/tab-form.module.css";
import preview from "./hero-preview.module.css";

const keys = ["hero_title", "hero_subtitle", "hero_overlay_color", "hero_overlay_opacity", "hero_image_url"] as const;

interface HeroFormProps {
  settings: SettingsAnswer;
  onSaved: (settings: SettingsAnswer) => void;
}

/** The form with its preview [admin-19]. */
export function HeroForm({ settings, onSaved }: HeroFormProps) {
  const toast = useToast();
  const { values, isUnsaved, type, letGo } = useTypedSettings(settings, keys);
  useUnsaved("Front Page Hero Settings", isUnsaved);
  const [isUploading, setUploading] = useState(false);
  const { form, fieldErrors, error, isBusy } = useForm({
    send: () =>
      withProof(() =>
        call(saveSettingsCall, {
          body: { settings: values },
          failed: "Please check your connection and try again.",
        }),
      ),
    onDone(answer) {
      onSaved(answer);
      letGo(values);
      toast(adminMessages.hero_saved, { tone: "good" });
    },
  });
  return (
    <div>
      <div className={preview.stays}>
        <HeroPreview settings={values} />
      </div>
      <HeroImage
        url={values.hero_image_url}
        live={settings.hero_image_url.value}
        onChange={(imageUrl) => type("hero_image_url", imageUrl)}
        onUploading={setUploading}
      />
      <FormSection title="Words and overlay" lead="The words appear over the picture and its overlay.">
        <form {...form} className={styles.form}>
          <Fields>
            <Field label="Title" error={fieldErrors["hero_title"]} wide>
              <Input
                name="hero_title"
                autoComplete="off"
                value={values.hero_title}
                onChange={(event) => type("hero_title", event.target.value)}
              />
            </Field>
            <Field label="Subtitle" error={fieldErrors["hero_subtitle"]} wide>
              <Input
                name="hero_subtitle"
                autoComplete="off"
                value={values.hero_subtitle}
                onChange={(event) => type("hero_subtitle", event.target.value)}
              />
            </Field>
            <OverlayFields
              color={values.hero_overlay_color}
              opacity={values.hero_overlay_opacity}
              fieldErrors={fieldErrors}
              onColor={(value) => type("hero_overlay_color", value)}
              onOpacity={(value) => type("hero_overlay_opacity", value)}
            />
          </Fields>
          <FormError sentence={error === null ? null : adminMessages.hero_save_failed(error)} />
          <Button type="submit" busy={isBusy || isUploading} className={styles.start}>
            Save Hero Settings
          </Button>
        </form>
      </FormSection>
    </div>
  );
}

type HeroSettings = Pick<
  Settings,
  "hero_image_url" | "hero_title" | "hero_subtitle" | "hero_overlay_color" | "hero_overlay_opacity"
>;

function pictureAt(url: string) {
  const picture = { url, srcset: "", width: 1920, height: 600, placeholder: "" };
  return url === "" ? null : { wide: picture, tall: picture };
}

/** The real component, laid out as wide as this screen and scaled down. Inert, since it only illustrates. */
function HeroPreview({ settings }: { settings: HeroSettings }) {
  return (
    <FormSection title="Live preview" lead="What goes live when you save, as it looks on a screen like this one.">
      <div className={preview.preview} role="img" aria-label={`${settings.hero_title}. ${settings.hero_subtitle}`}>
        <div className={preview.page} inert aria-hidden="true">
          <Hero settings={settings} picture={pictureAt(settings.hero_image_url)} />
        </div>
      </div>
    </FormSection>
  );
}

interface OverlayFieldsProps {
  color: string;
  opacity: string;
  fieldErrors: Record<string, string>;
  onColor: (color: string) => void;
  onOpacity: (opacity: string) => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());

/** The overlay's colour and opacity [admin-19]. */
function OverlayFields({ color, opacity, fieldErrors, onColor, onOpacity }: OverlayFieldsProps) {
  return (
    <>
      <FieldGroup legend="Overlay colour" error={fieldErrors["hero_overlay_color"]}>
        <div className={styles.color}>
          <label>
            <OutOfSight>Pick the overlay colour</OutOfSight>
            <input
              type="color"
              value={isColor(color) ? color.trim() : "#000000"}
              onChange={(event) => onColor(event.target.value)}
            />
          </label>
          <Input
            name="hero_overlay_color"
            aria-label="Overlay colour as text"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={color}
            onChange={(event) => onColor(event.target.value)}
          />
        </div>
      </FieldGroup>
      <Field
        label="Overlay transparency"
        help={`${Math.round(Number(opacity) * 100)}% of the colour. Text stays readable whatever you choose.`}
        error={fieldErrors["hero_overlay_opacity"]}
      >
        <Input
          name="hero_overlay_opacity"
          className={styles.slider}
          type="range"
          min={0}
          max={1}
          step={limits.hero_opacity_step}
          value={opacity}
          onChange={(event) => onOpacity(event.target.value)}
        />
      </Field>
    </>
  );
}
