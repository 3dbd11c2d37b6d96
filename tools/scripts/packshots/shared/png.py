"""Writes pictures, for both programs of Blender."""

import os

import bpy
import numpy as np


def write_png(colour, out, grain=0):
    """Writes light from 0 to 1 as an sRGB PNG, with grain of its values: whole, or not at all if it is interrupted."""
    height, width = colour.shape[:2]
    colour = np.clip(colour, 0, 1)
    encoded = np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055) + grain
    result = np.ones((height, width, 4), np.float32)
    result[..., :3] = np.clip(encoded, 0, 1)
    image = bpy.data.images.new("picture", width, height, is_data=True)
    image.pixels.foreach_set(result.ravel())
    image.filepath_raw, image.file_format = f"{out}.new", "PNG"
    image.save()
    bpy.data.images.remove(image)
    os.replace(f"{out}.new", out)
