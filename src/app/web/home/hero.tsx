import type { CSSProperties } from "react";
import type { Settings } from "../../../contract/settings.ts";
import { PageFrame } from "../../../ui/page-frame.tsx";
import phoneAvif from "./art/hero-phone.avif";
import phoneWebp from "./art/hero-phone.webp";
import wideAvif from "./art/hero.avif";
import wideWebp from "./art/hero.webp";
import styles from "./hero.module.css";

const phone = "(max-width: 47.99rem)";

type HeroSettings = Pick<
  Settings,
  "hero_image_url" | "hero_title" | "hero_subtitle" | "hero_overlay_color" | "hero_overlay_opacity"
>;

/** The first thing seen: picture, title, subtitle and overlay as the admin set them (spec 2.3), ours until then. */
export function Hero({ settings }: { settings: HeroSettings }) {
  const overlay = {
    "--overlay": settings.hero_overlay_color,
    "--overlay-opacity": settings.hero_overlay_opacity,
  } as CSSProperties;
  return (
    <section className={styles.hero} style={overlay}>
      <HeroPicture url={settings.hero_image_url} />
      <PageFrame className={styles.words}>
        <h1>{settings.hero_title}</h1>
        <p>{settings.hero_subtitle}</p>
      </PageFrame>
    </section>
  );
}

function HeroPicture({ url }: { url: string }) {
  if (url !== "") {
    return (
      <picture>
        <img src={url} alt="" width={1920} height={600} fetchPriority="high" />
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
