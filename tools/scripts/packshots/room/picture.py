"""Renders a picture twice, smooths its noise, and develops it."""

import os
import sys

import bpy
import numpy as np
from png import write_png

FOLDER = os.path.dirname(sys.argv[-1])
PASSES = {"Image": 3, "Denoising Albedo": 3, "Denoising Normal": 3, "Denoising Depth": 1}


def prepare(width, height, samples):
    """Sets Cycles up for so many rays a pixel, and writes the passes that `denoised` needs."""
    scene = bpy.context.scene
    settings, cycles, layer = scene.render, scene.cycles, scene.view_layers[0]
    settings.engine, cycles.device = "CYCLES", "CPU"
    settings.resolution_x, settings.resolution_y = width, height
    settings.use_persistent_data = True
    cycles.samples, cycles.use_adaptive_sampling = samples, False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 2.5
    cycles.filter_width = 1.2
    layer.cycles.denoising_store_passes = True
    scene.frame_current, scene.use_nodes = 0, True
    tree = scene.node_tree
    tree.nodes.clear()
    source, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = FOLDER, "OPEN_EXR", "32"
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(f"{name}-")
        tree.links.new(source.outputs[name], out.inputs[-1])


def render(seed):
    """Returns the passes of one picture, from the bottom up."""
    bpy.context.scene.cycles.seed = seed
    bpy.ops.render.render()
    passes = {}
    for name, channels in PASSES.items():
        path = os.path.join(FOLDER, f"{name}-0000.exr")
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Non-Color"
        pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(pixels)
        passes[name] = pixels.reshape(image.size[1], image.size[0], 4)[..., :channels].copy()
        bpy.data.images.remove(image)
        os.remove(path)
    return passes


def around(picture, step):
    """The picture moved by 0, 1 and 2 steps to all sides, its edge repeated, as a function of how far down and right."""
    height, width = picture.shape[:2]
    reach = 2 * step
    wide = np.pad(picture, [(reach, reach), (reach, reach)] + [(0, 0)] * (picture.ndim - 2), "edge")

    def moved(down, right):
        top, left = reach + down * step, reach + right * step
        return wide[top : top + height, left : left + width]

    return moved


def blurred(picture):
    near = around(picture, 1)
    return sum(KERNEL[down] * KERNEL[right] * near(down, right) for down in KERNEL for right in KERNEL)


def brightness(colour):
    return colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def denoised(one, other):
    """Smooths light, not what it falls on: à-trous wavelets that stop at edges of form, of colour, and at light that differs
    by more than the noise, which the difference of two renderings tells."""
    features = {name: (one[name] + other[name]) / 2 for name in PASSES}
    albedo, depth = np.maximum(features["Denoising Albedo"], 0.02), features["Denoising Depth"][..., 0]
    light = features["Image"] / albedo
    variance = blurred(brightness((one["Image"] - other["Image"]) / albedo) ** 2 / 4)
    form = np.concatenate((features["Denoising Normal"] * 4, albedo * 7), axis=-1)
    near = around(depth, 1)
    slope = np.maximum(np.abs(depth - near(0, 1)), np.abs(depth - near(1, 0))) + 1e-3 * depth + 1e-5
    for step in (1, 2, 4, 8, 16):
        total, weights, spread = np.zeros_like(light), np.zeros_like(depth), np.zeros_like(depth)
        lights, levels, depths, forms, variances = (
            around(picture, step) for picture in (light, brightness(light), depth, form, variance)
        )
        noise = 1 / (STRENGTH * np.sqrt(blurred(variance)) + 1e-4)
        for down in KERNEL:
            for right in KERNEL:
                distance = np.abs(levels(down, right) - levels(0, 0)) * noise
                distance += np.abs(depths(down, right) - depth) / (slope * step * (abs(down) + abs(right) + 0.1))
                distance += ((forms(down, right) - form) ** 2).sum(-1)
                weight = KERNEL[down] * KERNEL[right] * np.exp(-distance)
                total += lights(down, right) * weight[..., None]
                spread += variances(down, right) * weight**2
                weights += weight
        light, variance = total / weights[..., None], spread / weights**2
    return light * albedo


STRENGTH = 4  # how many standard deviations of the noise are smoothed
KERNEL = {-2: 1 / 16, -1: 1 / 4, 0: 3 / 8, 1: 1 / 4, 2: 1 / 16}


def shoulder(colour):
    """Compresses highlights towards 1."""
    return np.where(colour > 0.6, 1 - 0.4 * np.exp(np.minimum(0.6 - colour, 0) / 0.4), colour)


def develop(colour, out):
    write_png(shoulder(np.maximum(colour, 0)), out)
