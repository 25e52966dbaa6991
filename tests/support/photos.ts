import type { Page } from '@playwright/test';

/** A photo, painted by the page itself. */
export async function paintedPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#d97b3a';
      pen.fillRect(0, 0, 800, 600);
      pen.fillStyle = '#fdf3dc';
      pen.fillRect(200, 150, 400, 300);
    }
    return canvas.toDataURL('image/jpeg', 0.8);
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
