"""Sun, sky, the rest of the room, and the camera."""

import bpy
import numpy as np
from bodies import add_mesh, seen_by
from materials import glowing
from mathutils import Vector
from shading import Nodes


def towards(azimuth, elevation):
    """The direction to what stands at an azimuth (0: behind the camera, 90: at the right) and so high."""
    flat, height = np.radians(azimuth), np.radians(elevation)
    return Vector((np.sin(flat) * np.cos(height), -np.cos(flat) * np.cos(height), np.sin(height)))


def warm(share):
    """The colour of light from cool (-1) over white to warm (1)."""
    return (1 + 0.12 * share, 1, 1 - 0.34 * share) if share > 0 else (1 + 0.16 * share, 1 + 0.04 * share, 1 - 0.10 * share)


def window_image(width, height, panes=(1, 1), slats=None, blur=0.012):
    """What a window lets through between its bars, and between a blind's slats: its image and half its side in metres."""
    size = 1024
    reach = max(width, height) * 0.7  # metres from the middle to the edge
    x = (np.arange(size) + 0.5) / size * 2 * reach - reach
    across, up = x[None, :] / width + 0.5, x[:, None] / height + 0.5
    light = ((across > 0) & (across < 1) & (up > 0) & (up < 1)).astype(float)
    for share, count, side in ((across, panes[0], width), (up, panes[1], height)):
        for bar in range(1, count):
            light = light * (np.abs(share - bar / count) * side > 0.022)
    if slats:
        light = light * ((up * slats) % 1 < 0.5)
    waves = np.exp(-2 * (np.pi * np.fft.fftfreq(size) * blur / (2 * reach) * size) ** 2)
    light = np.fft.ifft2(np.fft.fft2(light) * waves[:, None] * waves[None, :]).real
    pixels = np.ones((size, size, 4), np.float32)
    pixels[..., :3] = light[..., None]
    image = bpy.data.images.new("window", size, size, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    return image, reach


def add_sun(at, azimuth, elevation, window, strength=1, warmth=0, softness=0.35, **shape):
    """A far lamp that projects a window around the place where its light falls."""
    image, reach = window_image(*window, **shape)
    distance = 40
    data = bpy.data.lights.new("sun", "SPOT")
    data.spot_size, data.spot_blend = 2 * np.arctan(reach * 1.5 / distance), 0
    data.shadow_soft_size = distance * np.tan(np.radians(softness))
    data.energy = strength * 4 * np.pi**2 * distance**2
    data.color = warm(warmth)
    direction = towards(azimuth, elevation)
    turn = direction.to_track_quat("Z", "Y")
    nodes = Nodes(data)
    ray, length = nodes.node("NewGeometry").outputs, nodes.node("LightPath").outputs["Ray Length"]
    way = nodes.node("VectorMath", {"operation": "SCALE"}, i0=ray["Incoming"], Scale=length).outputs[0]
    lit = nodes.vector("SUBTRACT", nodes.vector("ADD", ray["Position"], way), at)
    place = nodes.node("CombineXYZ")
    for index, axis in enumerate(((1, 0, 0), (0, 1, 0))):
        along = nodes.vector("DOT_PRODUCT", lit, turn @ Vector(axis))
        share = nodes.node("Math", {"operation": "MULTIPLY_ADD"}, i0=along, i1=1 / (2 * reach), i2=0.5)
        nodes.put(share.outputs[0], place.inputs[index])
    picture = nodes.node("TexImage", {"image": image, "extension": "CLIP"}, Vector=place.outputs[0])
    nodes.put(picture.outputs["Color"], data.node_tree.nodes["Emission"].inputs["Color"])
    lamp = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = Vector(at) + direction * distance
    lamp.rotation_euler = turn.to_euler()
    lamp.visible_glossy = False


def add_sky(azimuth, strength, fill, elevation=25, warmth=0):
    """Light from all around, brighter from the window's side; what is rough finds it, what mirrors sees the room."""
    world = bpy.context.scene.world = bpy.data.worlds.new("world")
    nodes = Nodes(world)
    direction = nodes.node("TexCoord").outputs["Generated"]
    along = nodes.vector("DOT_PRODUCT", direction, towards(azimuth, elevation))
    limits = {"From_Min": -0.5, "From_Max": 1.0, "To_Min": fill, "To_Max": strength}
    share = nodes.node("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=along, **limits)
    background = world.node_tree.nodes["Background"].inputs
    nodes.put(share.outputs[0], background["Strength"])
    background["Color"].default_value = (*warm(warmth), 1)
    world.cycles.sampling_method = "NONE"
    world.cycles_visibility.glossy = world.cycles_visibility.camera = False


def add_surroundings(azimuth, strength, fill, warmth=0, **_):
    """The rest of the room, which only reflections see: glowing walls, a window at the sky's side, a door behind the camera."""
    level = fill + strength
    side = 1 if towards(azimuth, 0).x > 0 else -1

    def glow(name, low, high, corners):
        shader = glowing((*warm(warmth / 2), 1), 1)
        height = shader.node("SeparateXYZ", i0=shader.node("TexCoord").outputs["Object"])
        share = shader.node("MapRange", Value=height.outputs[2], From_Min=0.0, From_Max=2.8, To_Min=low * level, To_Max=high * level)
        shader.put(share.outputs[0], shader.tree.nodes["Emission"].inputs["Strength"])
        seen_by(add_mesh(name, corners, [(0, 1, 2, 3)], shader.material), "glossy")

    def upright(x, y, width, low, high, sideways):
        ends = [(x, y - width / 2), (x, y + width / 2)] if sideways else [(x - width / 2, y), (x + width / 2, y)]
        return [(*ends[0], low), (*ends[1], low), (*ends[1], high), (*ends[0], high)]

    left, right, front, top = -3.2, 3.2, -3.6, 2.8
    glow("floor", 0.3, 0.3, [(left, front, 0), (right, front, 0), (right, 1, 0), (left, 1, 0)])
    glow("ceiling", 0, 0.95, [(left, front, top), (right, front, top), (right, 1, top), (left, 1, top)])
    glow("back", 0.35, 0.7, upright(0, front, 6.4, 0, top, False))
    for x in (left, right):
        glow("wall", 0.45, 0.8, upright(x, -1.3, 4.6, 0, top, True))
    glow("window", 3.2, 4.6, upright(side * 3.15, -1.2, 1.5, 0.7, 2.35, True))
    for y in (-1.96, -1.2, -0.44):
        glow("bar", 0.25, 0.3, upright(side * 3.12, y, 0.06, 0.7, 2.35, True))
    glow("door", 0.1, 0.16, upright(-side * 0.9, front + 0.05, 0.95, 0, 2.1, False))
    glow("window", 2.2, 3.0, upright(side * 1.6, front + 0.05, 0.9, 0.8, 2.3, False))
    glow("bar", 0.2, 0.25, upright(side * 1.6, front + 0.08, 0.05, 0.8, 2.3, False))
    glow("wardrobe", 0.16, 0.2, upright(-side * 3.1, -2.4, 0.9, 0, 2.3, True))


def add_camera(place, target, lens, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.02
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.location = place
    camera.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
