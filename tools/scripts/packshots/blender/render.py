"""Renders pictures of products with Blender's Cycles: `blender -b -P render.py -- job.json`.

The job, which `packshots.ts` writes, says where the models, the studio's light and the camera are, and what the finishes
look like. What surfaces mirror is the studio on a sphere around the products, so that flat fronts are graded. Their shadow
is rendered once for all finishes, small, and enlarged, since it is soft. Pictures are kept as they are taken, without a
ground, which `ground.py` adds.
What stands around a product (what holds it, the room that a mirror shows) is built by the job's setting, a module beside
the job. Prints `DONE` and the name of each picture.
"""

import importlib
import json
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(sys.argv[-1]))
from ground import develop, smooth  # noqa: E402 - beside the job
from shading import Nodes, linear, turning  # noqa: E402 - beside the job

np.bool = bool  # Blender 3.4's glTF importer asks for this name, which numpy 1.24 has dropped.

with open(sys.argv[-1], encoding="utf8") as file:
    job = json.load(file)
scene = bpy.context.scene


def load_models():
    """The parts of each model, in the job's order, where the job puts them."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    loaded = []
    for file, place in zip(job["models"], job["places"]):
        before = set(bpy.data.objects)
        bpy.ops.import_scene.gltf(filepath=file)
        new = [item for item in bpy.data.objects if item not in before]
        for item in new:
            if item.parent is None:
                item.matrix_world = placed(place) @ item.matrix_world
        loaded.append([item for item in new if item.type == "MESH"])
        for item in loaded[-1]:
            if "nozzles" in item.name:
                rounding = item.modifiers.new("rounding", "BEVEL")
                rounding.width, rounding.segments = 0.0009, 3
    bpy.context.view_layer.update()
    return loaded


def placed(elements):
    """A placement in glTF's axes, column by column, as a matrix in Blender's."""
    return UPRIGHT @ Matrix(np.reshape(elements, (4, 4)).T.tolist()) @ UPRIGHT.inverted()


def corners(items):
    return np.array([item.matrix_world @ vertex.co for item in items for vertex in item.data.vertices])


def extent_of(points):
    return float(np.ptp(points, axis=0).max())


def finish_material(look, axis, is_rod, extent):
    material = bpy.data.materials.new("finish")
    nodes, colour = Nodes(material), (*linear(look["colour"]), 1)
    surface = nodes.tree.nodes["Principled BSDF"]
    inputs = surface.inputs
    inputs["Base Color"].default_value, inputs["Metallic"].default_value = colour, look["metal"]
    # Half of how rough a surface is comes from what it mirrors (`mirrored`), which costs no noise.
    inputs["Roughness"].default_value = look["roughness"] / (1 if look["roughness"] < 0.2 else 2)
    if not look["metal"]:
        inputs["Specular"].default_value = SHEEN
        return material
    # Metal that is seen in metal mirrors a blurred studio alone: no smears of reflections in reflections, and no specks.
    studio = nodes.node("TexEnvironment", {"image": bpy.data.images["soft"]}, Vector=nodes.node("TexCoord").outputs["Reflection"])
    tinted = nodes.node("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1, Color1=studio.outputs[0], Color2=colour)
    plain = nodes.node("Emission", Color=tinted.outputs[0])
    is_mirrored = nodes.node("LightPath").outputs["Is Glossy Ray"]
    mix = nodes.node("MixShader", i0=is_mirrored, i1=surface.outputs[0], i2=plain.outputs[0])
    nodes.put(mix.outputs[0], nodes.tree.nodes["Material Output"].inputs["Surface"])
    material.cycles.sample_as_light = False
    if look["roughness"] < 0.2:
        return material
    # Brushed around the part's axis: highlights become lines along it, crossed by fine marks.
    inputs["Anisotropic"].default_value = 0.75
    nodes.put(nodes.node("Tangent", {"direction_type": "RADIAL", "axis": "XYZ"[axis]}).outputs[0], inputs["Tangent"])
    # A mark is as far along the axis on a rod, as far from the middle on a disc.
    along = [float((index == axis) == is_rod) for index in range(3)]
    distance = nodes.vector("LENGTH", nodes.vector("MULTIPLY", nodes.node("TexCoord").outputs["Object"], along))
    noise = nodes.node("TexNoise", {"noise_dimensions": "1D"}, W=distance, Scale=MARKS / extent, Detail=3)
    line = nodes.node("MapRange", Value=noise.outputs["Fac"], To_Min=0.84, To_Max=1.16)
    tone = nodes.node("HueSaturation", Color=colour, Value=line.outputs[0])
    nodes.put(tone.outputs[0], inputs["Base Color"])
    return material


def paint(items, look):
    made, extent = {}, extent_of(corners(items))
    for item in items:
        for slot in item.material_slots:
            if slot.material.name.split(".")[0] == "finish":
                turned = turning(item)
                made[turned] = made.get(turned) or finish_material(look, *turned, extent)
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


def studio_image(name, light):
    image = bpy.data.images.new(name, WIDTH, HEIGHT, float_buffer=True, is_data=True)
    show_light(image, light)
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


def show_studio(owner, image, output, shader, coordinates, strength):
    nodes = Nodes(owner)
    nodes.tree.nodes.clear()
    picture = nodes.node("TexEnvironment", {"image": image}, Vector=nodes.node("TexCoord").outputs[coordinates])
    light = nodes.node(shader, Color=picture.outputs["Color"], Strength=strength)
    nodes.node(output, Surface=light.outputs[0])


def build_studio(middle):
    """Builds the sphere that surfaces mirror, and the same light around it, which lights what is not metal."""
    image, _ = studio_image("studio", LIGHT), studio_image("soft", 0.6 * blurred(LIGHT, 40, 25) + 0.3)
    scene.world = bpy.data.worlds.new("world")
    show_studio(scene.world, studio_image("lamp", blurred(LIGHT, 25, 25)), "OutputWorld", "Background", "Generated", DIFFUSE)
    scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = "MANUAL", 128
    scene.world.cycles_visibility.glossy = scene.world.cycles_visibility.camera = False
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=EXTENT * job["studio"]["radius"], location=middle)
    tent = bpy.context.object
    tent.name = "tent"
    for side in ("camera", "diffuse", "transmission", "volume_scatter", "shadow"):
        setattr(tent, f"visible_{side}", False)
    material = bpy.data.materials.new("tent")
    # Found by reflections alone, which are nearly free of noise; as a light it would be sampled too.
    material.cycles.sample_as_light = False
    show_studio(material, image, "OutputMaterial", "Emission", "Object", 1)
    tent.data.materials.append(material)
    if job["isWhite"]:
        # White goods are all diffuse: a lamp near one side of them tells what is flat from what slopes.
        bpy.ops.object.light_add(type="AREA", location=middle + EXTENT * np.array((-0.75, 0.35, 0.65)))
        lamp = bpy.context.object
        lamp.data.size, lamp.data.energy = 0.5 * EXTENT, NEAR * EXTENT**2
        lamp.rotation_euler = (Vector(middle) - lamp.location).to_track_quat("-Z", "Y").to_euler()
    return image


def render(width, height, samples, border=None, is_even=False):
    settings, cycles = scene.render, scene.cycles
    settings.engine, cycles.device = "CYCLES", "CPU"
    cycles.samples, cycles.use_adaptive_sampling = samples, not is_even
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.01, 6
    cycles.use_denoising, cycles.seed = False, 1
    cycles.max_bounces, cycles.glossy_bounces, cycles.diffuse_bounces = 6, 5, 2
    cycles.caustics_reflective = False
    cycles.sample_clamp_indirect = 4
    cycles.filter_width = 1.3
    settings.film_transparent = settings.use_persistent_data = True
    settings.resolution_x, settings.resolution_y = width, height
    settings.use_border = border is not None
    if border is not None:
        (settings.border_min_x, settings.border_min_y), (settings.border_max_x, settings.border_max_y) = border
    settings.image_settings.file_format, settings.image_settings.color_depth = "OPEN_EXR", "32"
    settings.image_settings.color_mode = "RGBA"
    settings.filepath = f"{sys.argv[-1]}.exr"
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(settings.filepath)
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(settings.filepath)
    return pixels.reshape(height, width, 4)


def scatters(item):
    """Whether rays to the studio are worth their time: metal and what is black find it by what they mirror."""
    return any(s["Metallic"].default_value < 0.5 and sum(s["Base Color"].default_value[:3]) > 0.15 for s in surfaces(item))


def surfaces(item):
    return [slot.material.node_tree.nodes["Principled BSDF"].inputs for slot in item.material_slots]


def shows_marks(item):
    """Whether a part is of a metal finish, which mirrors edges or has brush marks; all else may be smoothed."""
    is_metal = any(surface["Metallic"].default_value > 0.5 for surface in surfaces(item))
    return is_metal and any(slot.material.name.split(".")[0] == "finish" for slot in item.material_slots)


def guide(border):
    """A picture without grain of how surfaces lie: two of the directions they face, and how far they are. A mirror, which
    shows a blurred room, and what is not to be smoothed have other colours."""
    for item in items:
        item.is_holdout = False
        is_mirror = any(slot.material.name.split(".")[0] == "mirror" for slot in item.material_slots)
        item.color = (MIRROR if is_mirror else METAL if shows_marks(item) else 0, 0, 0, 1)
    material = bpy.data.materials.new("guide")
    nodes = Nodes(material)
    nodes.tree.nodes.clear()
    facing = nodes.node("SeparateXYZ", i0=nodes.node("NewGeometry").outputs["Normal"]).outputs
    distance = nodes.node("Math", {"operation": "DIVIDE"}, i0=nodes.node("CameraData").outputs["View Distance"], i1=EXTENT)
    form = nodes.node("CombineXYZ", X=facing["X"], Y=facing["Z"], Z=distance.outputs[0]).outputs[0]
    light = nodes.node("Emission", Color=nodes.vector("ADD", form, nodes.node("ObjectInfo").outputs["Color"]))
    nodes.node("OutputMaterial", Surface=light.outputs[0])
    layer = scene.view_layers[0]
    layer.material_override = material
    picture = render(job["width"], job["height"], 4, border)
    layer.material_override = None
    bpy.data.materials.remove(material)
    return picture[..., :3]


def without_grain(pixels, guide):
    """Smooths what is matt along its surfaces, not across their edges: an edge-avoiding à-trous wavelet."""
    rows, columns = (np.flatnonzero(pixels[..., 3].any(axis)) for axis in (1, 0))
    crop = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    whole, pixels, guide = pixels, pixels[crop], guide[crop]
    usable = (pixels[..., 3] > 0.999) & (guide[..., 0] < METAL / 2)
    colour = pixels[..., :3]
    for step in (1, 2, 4):
        total, weight = np.zeros_like(colour), np.full(usable.shape, 1e-9, np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                moved = [np.roll(picture, (dy * step, dx * step), (0, 1)) for picture in (colour, guide, usable)]
                difference = ((moved[1] - guide) / ALIKE) ** 2
                share = KERNEL[dy] * KERNEL[dx] * np.exp(-difference.sum(-1)) * moved[2]
                total += moved[0] * share[..., None]
                weight += share
        colour = np.where(usable[..., None], total / weight[..., None], colour)
    whole[crop][..., :3] = colour
    return whole


def seen(points):
    """Where the camera sees points: shares of the frame, from the lower left."""
    camera, data = scene.camera, scene.camera.data
    local = np.c_[points, np.ones(len(points))] @ np.array(camera.matrix_world.inverted()).T
    reach = 2 * np.tan(data.angle / 2)
    shift = (data.shift_x, data.shift_y)
    # Both shares are of the width, from the middle, until they are of the frame.
    return (local[:, :2] / -local[:, 2:3] / reach - shift) * (1, job["width"] / job["height"]) + 0.5


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
    small = render(job["width"] // SMALLER, job["height"] // SMALLER, job["shadowSamples"], is_even=True)
    for item in items:
        item.visible_camera = True
    bpy.data.objects.remove(plane)
    light, ground = small[..., 1] / np.maximum(small[..., 3], 1e-3), small[..., 3] > 0.5
    rows = np.nonzero(ground)[0]
    # Above the horizon it goes on as it is there.
    light = np.where(ground, light, np.median(light[max(rows.max() - 10, 0) : rows.max()][ground[max(rows.max() - 10, 0) : rows.max()]]))
    near, far = smoothed(light, BLUR), smoothed(light, HAZE)
    near, far = 1 - near / np.percentile(near, 85), 1 - far / np.percentile(far, 85)
    shadow = far + (near - far) * smooth(far, 0.08, 0.3)
    # Without what darkens the ground far around the product, so that floor and wall are alike at the picture's edges. It
    # begins gently, or one saw where.
    beyond = enlarged(shadow) - AROUND
    beyond = np.where(beyond < GENTLY, np.maximum(beyond + GENTLY, 0) ** 2 / (4 * GENTLY), beyond)
    return np.minimum(beyond / (1 - AROUND), 1)


def smoothed(picture, blur):
    reach = int(np.ceil(3 * blur))
    kernel = np.exp(-((np.arange(-reach, reach + 1) / blur) ** 2) / 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        picture = np.apply_along_axis(lambda row: np.convolve(np.pad(row, reach, "edge"), kernel, "valid"), axis, picture)
    return picture


def enlarged(picture):
    """Enlarges a small picture linearly."""
    for axis, size in enumerate((job["height"], job["width"])):
        places = (np.arange(size) + 0.5) * picture.shape[axis] / size - 0.5
        picture = np.apply_along_axis(lambda row: np.interp(places, np.arange(len(row)), row), axis, picture)
    return picture


SHEEN = 0.5
BLACK = 1.15
BRUSHED = 1.3
WIDTH, HEIGHT = job["studio"]["width"], job["studio"]["height"]
LIGHT = np.fromfile(job["radiance"], np.float32).reshape(HEIGHT, WIDTH)
MARKS = 270  # brush marks across the product
DIFFUSE, NEAR = (0.74, 3.2) if job["isWhite"] else (0.93, 0)
SMALLER = 5  # how many times the shadow's picture is
BLUR, HAZE = 1.5, 6  # of a shadow where it is dark, and of what is hardly one, in pixels of its small picture
AROUND, GENTLY = 0.09, 0.06
MIRROR, METAL = 3, 10  # marks in the guide
ALIKE = (0.08, 0.08, 0.02)  # how far the guide's values of one surface differ between near pixels
KERNEL = {-2: 1 / 16, -1: 1 / 4, 0: 3 / 8, 1: 1 / 4, 2: 1 / 16}



def show(looks):
    for model, look in zip(models, looks):
        paint(model, look)


def expose(looks):
    """Takes the products of each finish in the light that it mirrors, the others cut out of it, and adds these pictures."""
    taken, is_grainy = 0, False
    for look in {json.dumps(look): look for look in looks}.values():
        for model, other in zip(models, looks):
            for item in model:
                item.is_holdout = other != look
        shown = [item for item in items if not item.is_holdout]
        show_light(seen_studio, mirrored(look))
        finds_light = any(scatters(item) for item in shown)
        scene.world.cycles.sampling_method = "MANUAL" if finds_light else "NONE"
        taken = taken + render(job["width"], job["height"], job["samples"], border_of(shown))
        is_grainy = is_grainy or finds_light or not look["metal"]
    return without_grain(taken, guide(border_of(items))) if is_grainy or job["setting"] else taken


def border_of(items):
    frame = seen(corners(items))
    return np.clip([frame.min(0) - 0.01, frame.max(0) + 0.01], 0, 1).tolist()


missing = [picture for picture in job["pictures"] if not os.path.exists(picture["taken"])]
if missing:
    models = load_models()
    items = [item for model in models for item in model]
    scene = bpy.context.scene
    points = corners(items)
    EXTENT = extent_of(points)
    place_camera()
    seen_studio = build_studio((points.min(0) + points.max(0)) / 2)
    if job["setting"]:
        items += importlib.import_module(job["setting"]).build(items)
        points = corners(items)
    show(missing[0]["looks"])
    shadow = render_shadow(items, points)
for picture in job["pictures"]:
    if picture in missing:
        show(picture["looks"])
        half = [part.astype(np.float16) for part in (expose(picture["looks"]), shadow)]
        np.savez_compressed(f"{picture['taken']}.new.npz", pixels=half[0], shadow=half[1])
        os.replace(f"{picture['taken']}.new.npz", picture["taken"])
    develop(picture["taken"], job["isWhite"], picture["out"])
    print(f"DONE {picture['name']}", flush=True)
