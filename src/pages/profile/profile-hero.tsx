import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { href } from "react-router";
import { formatRand, formatRating } from "../../contract/format.ts";
import type { ProfilePage, ProfileProvider } from "../../contract/providers/page-schema.ts";
import { ProfileBadges } from "../../features/badges/web/profile-badges.tsx";
import { gradientFor } from "../../features/listings/web/cards/gradient-for.ts";
import { PriceRange } from "../../features/listings/web/filters/price-range.tsx";
import { TrustTier } from "../../features/providers/web/trust-tier.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Rating } from "../../ui/data/stars.tsx";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/page/icon.tsx";
import { PageFrame } from "../../ui/page/page-frame.tsx";
import { Picture, pictureProps } from "../../ui/picture.tsx";
import { useSiteData } from "../frame/site-data.ts";
import profileBannerStyles from "./profile-banner.module.css";
import styles from "./profile-hero.module.css";

/** On phones a wide banner is cropped, so its picture is wider than the screen. */
const sizes = "(min-width: 80rem) 1200px, (min-width: 64rem) 100vw, (min-width: 48rem) 118vw, 150vw";

type BannerOf = Pick<ProfileProvider, "id" | "banner" | "banner_url">;

interface ProfileBannerProps {
  provider: BannerOf;
  children?: ReactNode;
}

/** A picture, a video (mp4 or webm) or a gradient [profile-3]. */
function ProfileBanner({ provider, children }: ProfileBannerProps) {
  const { id, banner, banner_url } = provider;
  const isFilm = banner_url !== null && /\.(mp4|webm)$/i.test(banner_url);
  return (
    <div
      className={classNames(profileBannerStyles.banner, !banner && profileBannerStyles.gradient)}
      style={banner ? undefined : { backgroundImage: gradientFor(id) }}
    >
      {banner && <Picture {...pictureProps(banner)} sizes={sizes} alt="" eager />}
      {isFilm && <Film src={banner_url} />}
      {children}
    </div>
  );
}

/** The player loads for films only; without it the picture remains. */
function Film({ src }: { src: string }) {
  const [player, setPlayer] = useState<typeof import("./banner-film.tsx") | null>(null);
  useEffect(() => {
    import("./banner-film.tsx").then(setPlayer, () => undefined);
  }, []);
  return player && <player.BannerFilm src={src} />;
}

/** Longer names are set smaller, as they would fill a phone's screen. */
const name_length_usual = 60;

interface ProfileHeroProps {
  page: ProfilePage;
  actions?: ReactNode;
  onBanner?: ReactNode;
  onLogo?: ReactNode;
}

/** Rule [profile-2]. */
export function ProfileHero({ page, actions, onBanner, onLogo }: ProfileHeroProps) {
  const { provider } = page;
  const site = useSiteData()?.site;
  const { business_name } = provider;
  return (
    <>
      <PageFrame bleed>
        <ProfileBanner provider={provider}>{onBanner}</ProfileBanner>
      </PageFrame>
      <PageFrame>
        <header className={styles.head}>
          <div className={styles.roundel}>
            <Logo logo={provider.logo} business_name={business_name} />
            {onLogo}
          </div>
          <div className={styles.words}>
            <h1 className={business_name.length > name_length_usual ? styles.longName : undefined}>{business_name}</h1>
            <KeyFacts {...page} />
            <ProfileBadges badges={provider.badges} className={styles.badges} />
            <p className={styles.address} aria-hidden="true">
              {`${site?.publicUrl ?? ""}${href("/provider/:id", provider)}`}
            </p>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      </PageFrame>
    </>
  );
}

function Logo({ logo, business_name }: Pick<ProfileProvider, "logo" | "business_name">) {
  if (!logo) {
    return (
      <span className={styles.logo} aria-hidden="true">
        {business_name.slice(0, 1)}
      </span>
    );
  }
  return (
    <Picture
      className={styles.logo}
      src={logo.url}
      srcSet={logo.srcset}
      sizes="(min-width: 64rem) 144px, 96px"
      alt=""
      width={144}
      height={144}
    />
  );
}

/** Such as "Florists (Bridal Bouquets), Decor & Hire". */
function Kinds({ categories }: Pick<ProfilePage, "categories">) {
  return categories.map(({ name, slug, speciality }, index) => (
    <Fragment key={slug}>
      {index > 0 && ", "}
      <Link to={{ pathname: href("/providers"), search: `?category=${slug}` }}>{name}</Link>
      {speciality !== null && ` (${speciality})`}
    </Fragment>
  ));
}

function KeyFacts({ provider, categories, trust }: Pick<ProfilePage, "provider" | "categories" | "trust">) {
  const { city, province, rating, review_count, trust_tier, typical_price, price_range, answers } = provider;
  const place = [city, province].filter(Boolean).join(", ");
  return (
    <p className={styles.line}>
      {place && (
        <span className={styles.place}>
          <Icon of={MapPin} />
          {place}
        </span>
      )}
      {categories.length > 0 && (
        <span>
          <Kinds categories={categories} />
        </span>
      )}
      {review_count > 0 && <Rating value={rating} count={review_count} />}
      {trust_tier && (
        <Link to={href("/how-trust-works")}>
          <TrustTier tier={trust_tier} />
        </Link>
      )}
      {trust && (
        <span>
          Trust <b>{formatRating(trust.score)}</b>
        </span>
      )}
      {typical_price === null ? (
        <PriceRange tiers={price_range} />
      ) : (
        <span>
          Typical price <b>{formatRand(typical_price)}</b>
        </span>
      )}
      {answers && <span>{answers}</span>}
    </p>
  );
}
