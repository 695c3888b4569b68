let carried: File[] = [];

/** Photos taken on the page that leads to the form; they cannot go with the address. */
export function carryPhotos(photos: File[]): void {
  carried = photos;
}

export function takeCarriedPhotos(): File[] {
  const photos = carried;
  carried = [];
  return photos;
}
