import type { CSSProperties } from "react";
import type { Picture } from "../../../../contract/providers/schema.ts";
import type { Settings } from "../../../../contract/settings/schema.ts";
import { PageFrame } from "../../../../ui/page/page-frame.tsx";
import phoneAvif from "./art/hero-phone.avif";
import phoneWebp from "./art/hero-phone.webp";
import wideAvif from "./art/hero.avif";
import wideWebp from "./art/hero.webp";
import { heroTone } from "./hero-tone.ts";
import styles from "./hero.module.css";

const phone = "(max-width: 47.99rem)";

type HeroSettings = Pick<Settings, "hero_title" | "hero_subtitle" | "hero_overlay_color" | "hero_overlay_opacity">;

type HeroPictures = { wide: Picture; tall: Picture };

/** Defaults until the admin sets it [visitors-9]. */
export function Hero({ settings, picture }: { settings: HeroSettings; picture: HeroPictures | null }) {
  const { hero_title, hero_subtitle, hero_overlay_color: color, hero_overlay_opacity } = settings;
  const tone = heroTone({ color, opacity: Number(hero_overlay_opacity) });
  const style = {
    "--overlay": color,
    "--overlay-opacity": hero_overlay_opacity,
    "--hero-ink": tone.color,
    "--veil": tone.veil,
    "--veil-opacity": tone.veil_opacity,
  } as CSSProperties;
  return (
    <section className={styles.hero} style={style} data-ink={tone.ink}>
      <HeroPicture picture={picture} />
      <PageFrame className={styles.words}>
        <div>
          <h1>{hero_title}</h1>
          {hero_subtitle !== "" && <p>{hero_subtitle}</p>}
        </div>
      </PageFrame>
    </section>
  );
}

/** For `sizes`: the picture covers its place, so it may be wider than the screen. */
function sizesOf({ width, height }: Picture): string {
  return `max(100vw, ${Math.round((76 * width) / height)}vh)`;
}

function HeroPicture({ picture }: { picture: HeroPictures | null }) {
  if (picture !== null) {
    const { wide, tall } = picture;
    return (
      <picture>
        {tall.srcset !== "" && (
          <source media={phone} srcSet={tall.srcset} sizes={sizesOf(tall)} width={tall.width} height={tall.height} />
        )}
        <img
          src={wide.url}
          srcSet={wide.srcset}
          sizes={sizesOf(wide)}
          alt=""
          width={wide.width}
          height={wide.height}
          fetchPriority="high"
        />
      </picture>
    );
  }
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={phoneAvif} width={720} height={890} />
      <source media={phone} srcSet={phoneWebp} width={720} height={890} />
      <source type="image/avif" srcSet={wideAvif} />
      <img src={wideWebp} alt="" width={1600} height={900} fetchPriority="high" />
    </picture>
  );
}
