/** The calls about media as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const readProviderMedia = { method: "get", path: "/api/media/provider/{id}", who: "anyone" } as const;

export const uploadLogo = { method: "post", path: "/api/media/logo", who: "provider" } as const;

export const uploadBanner = { method: "post", path: "/api/media/banner", who: "provider" } as const;

export const uploadPoster = { method: "post", path: "/api/media/banner/poster", who: "provider" } as const;

export const uploadGallery = { method: "post", path: "/api/media/gallery", who: "provider" } as const;

export const addVideo = { method: "post", path: "/api/media/youtube", who: "provider" } as const;

export const deleteMedium = { method: "delete", path: "/api/media/{id}", who: "provider" } as const;

export const orderGallery = { method: "put", path: "/api/media/order", who: "provider" } as const;

export const editMedium = { method: "put", path: "/api/media/{id}", who: "provider" } as const;
