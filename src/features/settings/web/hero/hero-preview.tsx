import type { Settings } from "../../../../contract/settings/shapes.ts";
import { FormPart } from "../../../../ui/form-part.tsx";
import { Hero } from "./hero.tsx";
import styles from "./hero-preview.module.css";

type HeroSettings = Pick<
  Settings,
  "hero_image_url" | "hero_title" | "hero_subtitle" | "hero_overlay_color" | "hero_overlay_opacity"
>;

/** An uploaded picture in its full width: the preview is small, and nobody waits for it. */
function pictureAt(url: string) {
  const picture = { url, srcset: "", width: 1920, height: 600, placeholder: "" };
  return url === "" ? null : { wide: picture, tall: picture };
}

/**
 * How the front page's top will look, as it is typed: the very same part of the page, as wide as this screen and drawn
 * smaller. Nothing in it can be reached: it is a picture of the page.
 */
export function HeroPreview({ settings }: { settings: HeroSettings }) {
  return (
    <FormPart title="Live preview" lead="What goes live when you save, as it looks on a screen like this one.">
      <div className={styles.preview} role="img" aria-label={`${settings.hero_title}. ${settings.hero_subtitle}`}>
        <div className={styles.page} inert aria-hidden="true">
          <Hero settings={settings} picture={pictureAt(settings.hero_image_url)} />
        </div>
      </div>
    </FormPart>
  );
}
