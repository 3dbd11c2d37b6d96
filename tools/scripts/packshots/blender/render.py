"""Renders a product's pictures with Blender's Cycles: `blender -b -P render.py -- job.json`.

The job, which `packshots.ts` writes, says where the model, the studio's light and the camera are, and what the finishes
look like. What surfaces mirror is the studio on a sphere around the product, so that flat fronts are graded. Its shadow
is rendered once for all finishes, small, and enlarged, since it is soft. The ground is computed: the same for all.
Prints `DONE` and the name of each picture.
"""

import json
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix

np.bool = bool  # Blender 3.4's glTF importer asks for this name, which numpy 1.24 has dropped.

with open(sys.argv[-1], encoding="utf8") as file:
    job = json.load(file)
scene = bpy.context.scene


def load_model():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["model"])
    bpy.context.view_layer.update()
    return [item for item in bpy.data.objects if item.type == "MESH"]


def corners(items):
    return np.array([item.matrix_world @ vertex.co for item in items for vertex in item.data.vertices])


def linear(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def turning(item):
    """The axis of a turned part, and whether it is a rod: the longest of a rod's dimensions, the shortest of a disc's."""
    short, middle, long = np.argsort(item.dimensions)
    size = item.dimensions
    is_rod = size[long] * size[short] > size[middle] ** 2
    return (long if is_rod else short), is_rod


def finish_material(look, axis, is_rod):
    material = bpy.data.materials.new("finish")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    inputs = nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*linear(look["colour"]), 1)
    inputs["Metallic"].default_value = look["metal"]
    # Half of how rough a surface is comes from what it mirrors (`mirrored`), which costs no noise.
    inputs["Roughness"].default_value = look["roughness"] / (1 if look["roughness"] < 0.2 else 2)
    if not look["metal"]:
        inputs["Specular"].default_value = SHEEN
    if not look["metal"] or look["roughness"] < 0.2:
        return material
    # Brushed around the part's axis: highlights become lines along it, crossed by fine marks.
    inputs["Anisotropic"].default_value = 0.75
    tangent = nodes.new("ShaderNodeTangent")
    tangent.direction_type, tangent.axis = "RADIAL", "XYZ"[axis]
    links.new(tangent.outputs[0], inputs["Tangent"])
    # A mark is as far along the axis on a rod, as far from the middle on a disc.
    place, share, distance, noise, line, tone = (
        nodes.new(f"ShaderNode{kind}")
        for kind in ("TexCoord", "VectorMath", "VectorMath", "TexNoise", "MapRange", "HueSaturation")
    )
    share.operation, distance.operation = "MULTIPLY", "LENGTH"
    share.inputs[1].default_value = [float((index == axis) == is_rod) for index in range(3)]
    noise.noise_dimensions = "1D"
    noise.inputs["Scale"].default_value = MARKS / EXTENT
    noise.inputs["Detail"].default_value = 3
    line.inputs["To Min"].default_value, line.inputs["To Max"].default_value = 0.84, 1.16
    tone.inputs["Color"].default_value = inputs["Base Color"].default_value
    links.new(place.outputs["Object"], share.inputs[0])
    links.new(share.outputs[0], distance.inputs[0])
    links.new(distance.outputs["Value"], noise.inputs["W"])
    links.new(noise.outputs["Fac"], line.inputs["Value"])
    links.new(line.outputs[0], tone.inputs["Value"])
    links.new(tone.outputs[0], inputs["Base Color"])
    return material


def paint(items, look):
    made = {}
    for item in items:
        for slot in item.material_slots:
            if slot.material.name.split(".")[0] == "finish":
                turned = turning(item)
                made[turned] = made.get(turned) or finish_material(look, *turned)
                slot.material = made[turned]
            elif slot.material.name.split(".")[0] == "light":
                glow = slot.material.node_tree.nodes["Principled BSDF"].inputs
                glow["Emission"].default_value, glow["Emission Strength"].default_value = (1, 0.97, 0.92, 1), 1.1


def place_camera():
    data = bpy.data.cameras.new("camera")
    data.angle = job["camera"]["angle"]
    data.shift_x, data.shift_y = job["camera"]["shift"]
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    camera.matrix_world = UPRIGHT @ Matrix(np.reshape(job["camera"]["place"], (4, 4)).T.tolist())
    distance = (camera.location).length
    data.clip_start, data.clip_end = EXTENT / 50, distance + EXTENT * 90
    scene.camera = camera


UPRIGHT = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))  # glTF's Y is Blender's Z.


def studio_image():
    image = bpy.data.images.new("studio", WIDTH, HEIGHT, float_buffer=True, is_data=True)
    show_light(image, LIGHT)
    return image


def show_light(image, light):
    pixels = np.ones((HEIGHT, WIDTH, 4), np.float32)
    pixels[..., :3] = light[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()


def mirrored(look):
    """The studio as a finish shows it: blurred, brushed metal along its marks less than across them."""
    if look["roughness"] < 0.2:
        return LIGHT
    return blurred(LIGHT, 4, 10) * BRUSHED if look["metal"] else blurred(LIGHT, 11, 14) * BLACK


def blurred(light, across, along):
    """Blurs the studio by so many degrees of the azimuth and of the elevation."""
    elevation = np.radians((np.arange(HEIGHT) + 0.5) / HEIGHT * 180 - 90)
    spread = np.radians(across) / np.maximum(np.cos(elevation), 0.05)  # degrees are shorter at the poles
    waves = np.exp(-((np.arange(WIDTH // 2 + 1) * spread[:, None]) ** 2) / 2)
    light = np.fft.irfft(np.fft.rfft(light.astype(float), axis=1) * waves, WIDTH, axis=1)
    offsets = np.arange(-HEIGHT // 4, HEIGHT // 4 + 1) * 180 / HEIGHT
    kernel = np.exp(-((offsets / along) ** 2) / 2)
    padded = np.pad(light, ((HEIGHT // 4, HEIGHT // 4), (0, 0)), "edge")
    return np.apply_along_axis(lambda column: np.convolve(column, kernel / kernel.sum(), "valid"), 0, padded).astype(np.float32)


def show_studio(tree, image, output, shader, coordinates, strength):
    tree.nodes.clear()
    source, picture, light, out = (
        tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexEnvironment", shader, output)
    )
    picture.image = image
    light.inputs["Strength"].default_value = strength
    tree.links.new(source.outputs[coordinates], picture.inputs["Vector"])
    tree.links.new(picture.outputs["Color"], light.inputs["Color"])
    tree.links.new(light.outputs[0], out.inputs["Surface"])


def build_studio(middle):
    """Builds the sphere that surfaces mirror, and the same light around it, which lights what is not metal."""
    lamp, image = studio_image(), studio_image()
    show_light(lamp, blurred(LIGHT, 25, 25))
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    show_studio(scene.world.node_tree, lamp, "OutputWorld", "Background", "Generated", DIFFUSE)
    scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = "MANUAL", 128
    scene.world.cycles_visibility.glossy = scene.world.cycles_visibility.camera = False
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=EXTENT * job["studio"]["radius"], location=middle)
    tent = bpy.context.object
    for side in ("camera", "diffuse", "transmission", "volume_scatter", "shadow"):
        setattr(tent, f"visible_{side}", False)
    material = bpy.data.materials.new("tent")
    material.use_nodes = True
    # Found by reflections alone, which are nearly free of noise; as a light it would be sampled too.
    material.cycles.sample_as_light = False
    show_studio(material.node_tree, image, "OutputMaterial", "Emission", "Object", 1)
    tent.data.materials.append(material)
    return image


def render(size, samples, border=None):
    settings, cycles = scene.render, scene.cycles
    settings.engine, cycles.device = "CYCLES", "CPU"
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.01, 8
    cycles.use_denoising, cycles.seed = False, 1
    cycles.max_bounces, cycles.glossy_bounces, cycles.diffuse_bounces = 6, 5, 2
    cycles.caustics_reflective = False
    cycles.sample_clamp_indirect = 4
    cycles.filter_width = 1.3
    settings.film_transparent = settings.use_persistent_data = True
    settings.resolution_x = settings.resolution_y = size
    settings.use_border = border is not None
    if border is not None:
        (settings.border_min_x, settings.border_min_y), (settings.border_max_x, settings.border_max_y) = border
    settings.image_settings.file_format, settings.image_settings.color_depth = "OPEN_EXR", "32"
    settings.image_settings.color_mode = "RGBA"
    settings.filepath = f"{sys.argv[-1]}.exr"
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(settings.filepath)
    pixels = np.empty(size * size * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(settings.filepath)
    return pixels.reshape(size, size, 4)


def seen(points):
    """Where the camera sees points: shares of the frame, from the lower left."""
    camera, data = scene.camera, scene.camera.data
    local = np.c_[points, np.ones(len(points))] @ np.array(camera.matrix_world.inverted()).T
    reach = 2 * np.tan(data.angle / 2)
    shift = (data.shift_x, data.shift_y)
    return local[:, :2] / -local[:, 2:3] / reach + 0.5 - shift


def ground_plane(points):
    size = EXTENT * 40
    middle, is_wall = (points.min(0) + points.max(0)) / 2, job["surface"] == "wall"
    location = (middle[0], points[:, 1].max(), middle[2]) if is_wall else (middle[0], middle[1], points[:, 2].min())
    rotation = (np.pi / 2 if is_wall else 0, 0, 0)
    bpy.ops.mesh.primitive_plane_add(size=size, location=location, rotation=rotation)
    plane = bpy.context.object
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value, inputs["Specular"].default_value, inputs["Roughness"].default_value = (0.5, 0.5, 0.5, 1), 0, 1
    plane.data.materials.append(material)
    return plane


def render_shadow(items, points):
    plane = ground_plane(points)
    for item in items:
        item.visible_camera = False
    small = render(job["size"] // 4, job["shadowSamples"])
    for item in items:
        item.visible_camera = True
    bpy.data.objects.remove(plane)
    light, ground = small[..., 1] / np.maximum(small[..., 3], 1e-3), small[..., 3] > 0.5
    rows = np.nonzero(ground)[0]
    # Above the horizon it goes on as it is there.
    light = np.where(ground, light, np.median(light[max(rows.max() - 10, 0) : rows.max()][ground[max(rows.max() - 10, 0) : rows.max()]]))
    light = enlarged(light, job["size"])
    shadow = 1 - light / np.percentile(light, 85)
    # Without what darkens the ground far around the product, so that floor and wall are alike at the picture's edges.
    return np.clip((shadow - AROUND) / (1 - AROUND), 0, 1)


def enlarged(picture, size):
    """Smooths a small picture and enlarges it linearly."""
    kernel = np.exp(-((np.arange(-4, 5) / BLUR) ** 2) / 2)
    kernel /= kernel.sum()
    places = (np.arange(size) + 0.5) * len(picture) / size - 0.5
    for axis in (0, 1):
        picture = np.apply_along_axis(lambda row: np.convolve(np.pad(row, 4, "edge"), kernel, "valid"), axis, picture)
    for axis in (0, 1):
        picture = np.apply_along_axis(lambda row: np.interp(places, np.arange(len(row)), row), axis, picture)
    return picture


def smooth(value, start, end):
    share = np.clip((value - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def shoulder(colour):
    """The 3D view's tone mapping: highlights are compressed towards 1."""
    return np.where(colour > 0.7, 1 - 0.3 * np.exp(np.minimum(0.7 - colour, 0) / 0.3), colour)


def develop(pixels, shadow, out):
    """Puts the picture, whose colours are multiplied by alpha, on the ground, and writes it in sRGB."""
    size = len(pixels)
    y, x = np.linspace(0, 1, size)[:, None], np.linspace(-1, 1, size)[None, :]  # from the bottom, from the middle
    middle, top, bottom = np.array(GROUND) * (WHITE_GOODS if job["isWhite"] else 1)
    ground = middle + (top - middle) * smooth(y, 0.4, 1) + (bottom - middle) * smooth(-y, -0.4, 0)
    ground = ground * (1 - 0.06 * x * x) * (1 - 0.95 * shadow) ** SHADOW
    alpha = pixels[..., 3:]
    colour = shoulder(pixels[..., :3] / np.maximum(alpha, 1e-4)) * alpha + ground[..., None] * (1 - alpha)
    colour = np.clip(colour, 0, 1)
    encoded = np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)
    # Half a step of noise against bands in the ground; the seed makes the picture the same each time.
    encoded += (np.random.default_rng(1).random((size, size, 1)) - 0.5) / 255
    result = np.ones((size, size, 4), np.float32)
    result[..., :3] = np.clip(encoded, 0, 1)
    image = bpy.data.images.new("picture", size, size, is_data=True)
    image.pixels.foreach_set(result.ravel())
    image.filepath_raw, image.file_format = out, "PNG"
    image.save()
    bpy.data.images.remove(image)


SHEEN = 0.5
BLACK = 1.15
BRUSHED = 1.3
WIDTH, HEIGHT = job["studio"]["width"], job["studio"]["height"]
LIGHT = np.fromfile(job["radiance"], np.float32).reshape(HEIGHT, WIDTH)
MARKS = 270  # brush marks across the product
DIFFUSE = 0.93
BLUR = 1.6  # of the shadow, in pixels of its small picture
AROUND = 0.09
SHADOW = 1.35  # its strength; 1 is as it falls
WHITE_GOODS = 0.86  # how bright the ground of basins, baths and trays is beside others'
GROUND = (0.69, 0.66, 0.74)  # radiance in the middle, at the top, at the bottom

def is_matt(items):
    """Whether rays to the studio are worth their time: metal and what is black find it by what they mirror."""
    surfaces = [slot.material.node_tree.nodes["Principled BSDF"].inputs for item in items for slot in item.material_slots]
    return any(s["Metallic"].default_value < 0.5 and sum(s["Base Color"].default_value[:3]) > 0.15 for s in surfaces)


items = load_model()
scene = bpy.context.scene
points = corners(items)
EXTENT = float(np.ptp(points, axis=0).max())
place_camera()
seen_studio = build_studio((points.min(0) + points.max(0)) / 2)
frame = seen(points)
border = np.clip([frame.min(0) - 0.01, frame.max(0) + 0.01], 0, 1).tolist()
paint(items, job["pictures"][0]["look"])
shadow = render_shadow(items, points)
for picture in job["pictures"]:
    paint(items, picture["look"])
    show_light(seen_studio, mirrored(picture["look"]))
    matt = is_matt(items)
    scene.world.cycles.sampling_method = "MANUAL" if matt else "NONE"
    develop(render(job["size"], job["samples"] * (3 if job["isWhite"] else 2 if matt else 1), border), shadow, picture["out"])
    print(f"DONE {picture['name']}", flush=True)
