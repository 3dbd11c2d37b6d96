"""Puts what Blender has taken on the ground, and exposes it: a changed ground needs no picture to be taken again.

The ground is computed, the same for all.
"""

import numpy as np
from png import write_png

SHADOW = 1.35  # its strength; 1 is as it falls
WHITE_GOODS = 0.86  # how bright the ground of basins, baths and trays is beside others'
GROUND = (0.88, 0.86, 0.92)  # radiance in the middle, at the top, at the bottom


def develop(taken, is_white, out):
    """Puts the picture, whose colours are multiplied by alpha, on the ground, and writes it."""
    with np.load(taken) as picture:
        pixels, shadow = picture["pixels"].astype(np.float32), picture["shadow"].astype(np.float32)
    pixels = without_specks(pixels)
    height, width, _ = pixels.shape
    y, x = np.linspace(0, 1, height)[:, None], np.linspace(-1, 1, width)[None, :]  # from the bottom, from the middle
    middle, top, bottom = np.array(GROUND) * (WHITE_GOODS if is_white else 1)
    ground = middle + (top - middle) * smooth(y, 0.4, 1) + (bottom - middle) * smooth(-y, -0.4, 0)
    ground = ground * (1 - 0.06 * x * x) * (1 - 0.95 * shadow) ** SHADOW
    alpha = pixels[..., 3:]
    colour = shoulder(pixels[..., :3] / np.maximum(alpha, 1e-4)) * alpha + ground[..., None] * (1 - alpha)
    # Half a step of noise against bands in the ground; the seed makes the picture the same each time.
    write_png(colour, out, grain=(np.random.default_rng(1).random((height, width, 1)) - 0.5) / 255)


def without_specks(pixels):
    """Limits each pixel to what is around it: a ray that met a light by chance leaves a speck of one pixel."""
    around = [np.roll(pixels, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]
    return np.clip(pixels, np.minimum.reduce(around), np.maximum.reduce(around))


def smooth(value, start, end):
    share = np.clip((value - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def shoulder(colour):
    """The 3D view's tone mapping: highlights are compressed towards 1."""
    return np.where(colour > 0.7, 1 - 0.3 * np.exp(np.minimum(0.7 - colour, 0) / 0.3), colour)
