import * as limits from "../../../../contract/limits.ts";
import { Field, FieldGroup } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import styles from "./overlay-fields.module.css";

interface OverlayFieldsProps {
  color: string;
  opacity: string;
  fieldErrors: Record<string, string>;
  onColor: (color: string) => void;
  onOpacity: (opacity: string) => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());

/** The overlay's colour and opacity [admin-19]. */
export function OverlayFields({ color, opacity, fieldErrors, onColor, onOpacity }: OverlayFieldsProps) {
  return (
    <>
      <FieldGroup legend="Overlay colour" error={fieldErrors["hero_overlay_color"] ?? null}>
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
        error={fieldErrors["hero_overlay_opacity"] ?? null}
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
