import { useEffect, useState, type ReactNode } from "react";
import type { ProfileProvider } from "../../../contract/providers/page-shapes.ts";
import { gradientFor } from "../../../features/listings/web/gradient-for.ts";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./profile-banner.module.css";

/** A wide banner is cut to the phone's form, so that its picture is wider than the screen there. */
const sizes = "(min-width: 80rem) 1200px, (min-width: 64rem) 100vw, (min-width: 48rem) 118vw, 150vw";

type BannerOf = Pick<ProfileProvider, "id" | "banner" | "banner_url">;

interface ProfileBannerProps {
  provider: BannerOf;
  /** What stands upon it. */
  children?: ReactNode;
}

/** The banner: a picture, a film (a file of type mp4 or webm), or the gradient that stands in for both [profile-3]. */
export function ProfileBanner({ provider, children }: ProfileBannerProps) {
  const { id, banner, banner_url } = provider;
  const isFilm = banner_url !== null && /\.(mp4|webm)$/i.test(banner_url);
  if (banner) {
    const { url, srcset, width, height, placeholder } = banner;
    return (
      <div className={styles.banner}>
        <Picture
          src={url}
          srcSet={srcset}
          sizes={sizes}
          width={width}
          height={height}
          placeholder={placeholder}
          alt=""
          eager
        />
        {isFilm && <Film src={banner_url} />}
        {children}
      </div>
    );
  }
  return (
    <div className={`${styles.banner} ${styles.gradient}`} style={{ backgroundImage: gradientFor(id) }}>
      {isFilm && <Film src={banner_url} />}
      {children}
    </div>
  );
}

/** Most banners are no films: what plays one is fetched for those that are. Without it the picture stands alone. */
function Film({ src }: { src: string }) {
  const [player, setPlayer] = useState<typeof import("./banner-film.tsx") | null>(null);
  useEffect(() => {
    import("./banner-film.tsx").then(setPlayer, () => undefined);
  }, []);
  return player && <player.BannerFilm src={src} />;
}
